import { button, element, foreign, icon, tint } from "./dom.js";
import { appIcon, fileIcon, header } from "./parts.js";

/** An app in front: a list of events to share, one event, or what it made of a file. */
export const app = {
  uses: ({ apps }, id) => apps.find((each) => each.id === id),
  isSame: (one, other) => one === other,
  names: (id, { apps }) => ({ role: "group", "aria-label": nameOf(apps, id) }),
  draw(context) {
    const found = context.device.apps.find(({ id }) => id === context.content);
    if (!found) return [];
    const page = pageOf(found, context.place);
    return pages[page.kind]({ ...context, app: found, page });
  },
};

const nameOf = (apps, id) => apps.find((each) => each.id === id)?.name ?? id;

/** What a person turned to in the app, until something arrives. */
const pageOf = (app, place) => (place?.links === app.linkCount ? place : app.content);

const turnTo = ({ app, go }, kind, more = {}) => go({ kind, links: app.linkCount, ...more });

const pages = {
  start: (context) => (context.app.handsOverLinks ? list(context) : nothing(context)),
  compose,
  link: (context) => event(context, eventOf(context.given, context.page.link)),
  file: ({ app, page }) => [
    header(app.name),
    element("div", { class: "previewed" }, fileIcon(), foreign(page.file, { class: "title" })),
  ],
  failure: ({ app, page }) => [
    header(app.name),
    element("p", { class: "empty failure", role: "alert", text: page.message }),
  ],
};

const eventOf = ({ events }, link) =>
  events.find((each) => each.link === link || each.web === link) ?? { title: null, link };

const nothing = ({ app }) => [
  header(app.name),
  element("p", { class: "empty", text: "This app has no links to share." }),
];

function list(context) {
  const { app, given, perform } = context;
  const share = (content) => perform("share", { app: app.id, carries: "file", ...content });
  return [
    header(app.name),
    element(
      "ul",
      { class: "list events", "aria-label": "Events" },
      given.events.map((each) =>
        element(
          "li",
          {},
          poster(each),
          element("span", { class: "text" }, foreign(each.title), element("small", { text: each.link })),
          shareButton(each.title, each.link, () => share(each)),
        ),
      ),
    ),
    button(
      {
        class: "row wide",
        key: "compose",
        on: { click: () => turnTo(context, "compose", { ...given.events[0], carries: "file" }) },
      },
      icon("plus"),
      element("span", { class: "text", text: "A title and a link of your own" }),
      icon("forward"),
    ),
    element("h4", { text: "Travel untouched" }),
    element(
      "ul",
      { class: "list" },
      untouched("picture", "A picture", () =>
        perform("sharePicture", { app: app.id, name: "Sunset" }),
      ),
      untouched("compass", "A web page", () =>
        perform("sharePage", { app: app.id, link: given.page }),
      ),
      untouched("message", "A text with a link", () =>
        perform("shareText", { app: app.id, text: given.text }),
      ),
    ),
  ];
}

const poster = ({ icon, link }) =>
  icon
    ? element("img", { class: "poster", src: icon, alt: "", draggable: "false" })
    : element("span", { class: `poster ${tint(link)}`, "aria-hidden": "true" });

const shareButton = (title, key, tap) =>
  button(
    { class: "share", key: `share-${key}`, "aria-label": `Share ${title}`, on: { click: tap } },
    icon("share"),
  );

const untouched = (picture, text, tap) =>
  element(
    "li",
    {},
    element("span", { class: "poster plain", "aria-hidden": "true" }, icon(picture)),
    element("span", { class: "text", text }),
    shareButton(text, picture, tap),
  );

function compose(context) {
  const { app, given, page, perform, compose: tell } = context;
  const input = (name, label, properties = {}) =>
    element("label", {}, element("span", { text: label }), element("input", {
      name,
      key: name,
      value: page[name] ?? "",
      autocomplete: "off",
      spellcheck: "false",
      ...properties,
    }));
  const picture = element("input", {
    type: "file",
    key: "picture",
    accept: "image/png, image/jpeg",
    on: { change: () => picture.setCustomValidity(tooLarge(picture.files, given) ?? "") },
  });
  const form = element(
    "form",
    {
      class: "compose",
      on: {
        input: () => tell(content()),
        submit: (submission) => {
          submission.preventDefault();
          const [file] = picture.files;
          const own = file && { picture: file, icon: undefined };
          perform("share", { app: app.id, ...content(), ...own });
        },
      },
    },
    input("title", "Title", { dir: "auto", required: true }),
    input("link", "Link", { required: true, inputmode: "url" }),
    input("web", "Web address", { inputmode: "url" }),
    element(
      "label",
      {},
      element("span", { text: "AirDrop carries" }),
      element(
        "select",
        { name: "carries", key: "carries" },
        given.strategies.map(({ name, title }) => element("option", { value: name, text: title })),
      ),
    ),
    element("label", {}, element("span", { text: "Picture for the dialog" }), picture),
    element("button", { class: "prominent", type: "submit" }, icon("share"), "Share"),
  );
  function content() {
    const { title, link, web, carries } = Object.fromEntries(new FormData(form));
    // Another title or link is another event, to which the picture of this one says nothing.
    const icon = title === page.title && link === page.link ? page.icon : undefined;
    return { title, link, carries, web: web || undefined, icon };
  }
  return [
    header(
      "Share",
      button(
        {
          class: "back",
          key: "back",
          "aria-label": "Events",
          on: { click: () => turnTo(context, "start") },
        },
        icon("back"),
      ),
    ),
    form,
  ];
}

const tooLarge = ([file], { maximumPicture }) =>
  file?.size > maximumPicture ? `A picture has at most ${maximumPicture / 1024} KB.` : undefined;

function event(context, { title, link, web, icon: picture }) {
  const { app, perform } = context;
  return [
    element("div", { class: `hero ${tint(link)}` }, appIcon(app.id, app.name)),
    button(
      {
        class: "back over",
        key: "back",
        "aria-label": "Events",
        on: { click: () => turnTo(context, "start") },
      },
      icon("back"),
    ),
    element(
      "div",
      { class: "event" },
      element("h3", {}, foreign(title ?? "Opened")),
      element("p", { class: "opened" }, icon("check"), "Opened with this link"),
      element("p", { class: "link", text: context.page.link }),
      title &&
        button(
          {
            class: "prominent",
            key: "share",
            on: {
              click: () => perform("share", { app: app.id, carries: "file", title, link, web, icon: picture }),
            },
          },
          icon("share"),
          "Share",
        ),
    ),
  ];
}
