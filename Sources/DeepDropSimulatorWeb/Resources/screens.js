import { app } from "./app.js";
import { button, element, foreign, icon } from "./dom.js";
import { dialogCard } from "./dialog.js";
import { picker, shareSheet } from "./sharing.js";
import { appIcon, closeButton, fileIcon, header, row, sheet } from "./parts.js";

// Each kind of screen: `draw` makes what is in it, `isSame` tells a change from another screen of
// the kind, `uses` names what it shows of the device, `names` says it to a screen reader.

const isEqual = (one, other) => one === other;
const always = () => true;

const home = {
  uses: ({ apps }) => apps.map(({ id, name, state }) => [id, name, state]),
  isSame: always,
  names: () => ({ role: "group", "aria-label": "Home screen" }),
  draw: ({ device, perform }) => [
    element(
      "div",
      { class: "icons" },
      device.apps.map(({ id, name, state }) =>
        homeIcon(appIcon(id, name), name, { key: `app-${id}`, "data-state": state }, () =>
          perform("tapApp", { app: id }),
        ),
      ),
    ),
    element(
      "div",
      { class: "dock" },
      homeIcon(appIcon("files", "", "folder"), "Files", { key: "files" }, () => perform("files")),
    ),
  ],
};

const homeIcon = (picture, name, properties, tap) =>
  button({ ...properties, on: { click: tap } }, picture, foreign(name));

const files = {
  uses: ({ files, profile }) => [files, profile],
  isSame: always,
  names: () => ({ role: "group", "aria-label": "Files" }),
  draw: ({ device, perform }) => [
    header(device.profile === "macos" ? "Downloads" : "Files"),
    device.files.length === 0
      ? element("p", { class: "empty", text: "No files" })
      : element(
          "ul",
          { class: "list" },
          device.files.map(({ name, type }) =>
            row(fileIcon(), name, type, { key: `file-${name}` }, () =>
              perform("tapFile", { file: name }),
            ),
          ),
        ),
  ],
};

const preview = {
  isSame: (one, other) => one.file === other.file,
  names: () => ({ role: "group", "aria-label": "Preview" }),
  draw: (context) => [
    header("", closeButton(context.perform)),
    ...(context.content.text ? note(context) : [nothingToRead(context.content.file)]),
  ],
};

const nothingToRead = (file) =>
  element(
    "div",
    { class: "previewed" },
    fileIcon(),
    foreign(file, { class: "title" }),
    element("p", { text: "No app opens it; this is the system's preview." }),
  );

/** A text to read: a tap on a link opens it on the phone, and never in this page. */
const note = ({ content, perform, copy }) => [
  element(
    "p",
    { class: "note", dir: "auto" },
    content.text.map(({ text, link }) => (link ? linked(text, link, perform) : text)),
  ),
  button(
    {
      class: "prominent copying",
      key: "copy",
      on: { click: () => copy(content.text.map(({ text }) => text).join("")) },
    },
    icon("copy"),
    "Copy",
  ),
];

const linked = (text, link, perform) =>
  element("a", {
    href: link,
    text,
    rel: "noreferrer",
    on: {
      click: (event) => {
        event.preventDefault();
        perform("tapLink", { link });
      },
      // The middle button would open it beside the page.
      auxclick: (event) => event.preventDefault(),
    },
  });

const browser = {
  isSame: isEqual,
  names: () => ({ role: "group", "aria-label": "Browser" }),
  draw: ({ content }) => [
    element("div", { class: "web" }, icon("compass"), element("p", { text: "A web page" })),
    element("div", { class: "address" }, element("bdi", { text: content })),
  ],
};

const dialog = {
  isSame: (one, other) => one.id === other.id,
  names: () => ({ class: "layer dialog" }),
  draw: ({ device, content, perform }) => [
    dialogCard(content, `icon/${device.id}/${content.id}`, {
      accept: () => perform("accept"),
      decline: () => perform("decline"),
    }),
  ],
};

const openIn = {
  isSame: (one, other) => one.file === other.file,
  names: () => ({ role: "dialog", "aria-label": "Open with" }),
  draw: ({ content, perform }) => [
    sheet(
      "Open with",
      perform,
      foreign(content.file, { class: "subtitle" }),
      element(
        "ul",
        { class: "list" },
        content.apps.map(({ id, name }) =>
          row(appIcon(id, name), name, null, { key: `app-${id}` }, () =>
            perform("tapApp", { app: id }),
          ),
        ),
      ),
    ),
  ],
};

const store = {
  isSame: (one, other) => one.file === other.file,
  names: () => ({ role: "dialog", "aria-label": "App Store" }),
  draw: ({ content, perform }) => [
    header("App Store", closeButton(perform)),
    element(
      "p",
      { class: "waiting" },
      fileIcon(),
      element("span", {}, foreign(content.file), " waits for an app."),
    ),
    content.apps.length === 0
      ? element("p", { class: "empty", text: "The store has no app for it." })
      : element(
          "ul",
          { class: "list offers" },
          content.apps.map(({ id, name }) =>
            element(
              "li",
              {},
              appIcon(id, name),
              element("span", { class: "text" }, foreign(name), element("small", { text: id })),
              button({
                class: "get",
                text: "Get",
                "aria-label": `Get ${name}`,
                on: { click: () => perform("get", { app: id }) },
              }),
            ),
          ),
        ),
  ],
};

export const screens = {
  home, app, files, preview, browser, shareSheet, picker, dialog, openIn, store,
};
