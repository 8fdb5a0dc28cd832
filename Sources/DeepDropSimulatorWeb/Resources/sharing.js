import { button, element, foreign, icon, ring, tint } from "./dom.js";
import { fileIcon, sheet } from "./parts.js";

const pictures = {
  AirDrop: "airdrop", Message: "message", Mail: "mail", Copy: "copy", "Reading List": "reading",
};

/** What an activity would send, in one line. */
const says = (item) => ({ file: item.name, link: item.link, text: item.text })[item.kind];

/** The share sheet: each activity with what it would send. */
export const shareSheet = {
  isSame: (one, other) => one.title === other.title && one.app === other.app,
  names: () => ({ role: "dialog", "aria-label": "Share" }),
  draw: ({ content, perform }) => [
    sheet(
      "Share",
      perform,
      foreign(content.title, { class: "subtitle" }),
      element(
        "ul",
        { class: "list activities" },
        content.entries.map((entry) =>
          element("li", {}, activity(entry, () => perform("choose", { activity: entry.activity }))),
        ),
      ),
    ),
  ],
};

const activity = ({ activity, name, item, subject }, tap) =>
  button(
    { class: "row", key: activity, on: { click: tap } },
    element(
      "span",
      { class: `activity activity-${name.replace(" ", "-").toLowerCase()}`, "aria-hidden": "true" },
      pictures[name] ? icon(pictures[name]) : name[0].toLowerCase(),
    ),
    element(
      "span",
      { class: "text" },
      element("span", { text: name }),
      element("small", {}, foreign(says(item))),
      subject && element("small", {}, "Subject: ", foreign(subject)),
    ),
    element("span", { class: "kind", text: item.kind }),
  );

const progress = {
  none: "", waiting: "Waiting …", sent: "Sent", declined: "Declined", failed: "Failed",
};

/** AirDrop's picker: who is near, and how far each send has come. */
export const picker = {
  isSame: (one, other) => JSON.stringify(one.item) === JSON.stringify(other.item),
  names: () => ({ role: "dialog", "aria-label": "AirDrop" }),
  draw: ({ content, perform }) => [
    sheet(
      "AirDrop",
      perform,
      element(
        "p",
        { class: "carried" },
        content.item.kind === "file" ? fileIcon() : icon("link"),
        foreign(says(content.item)),
      ),
      content.receivers.length === 0
        ? element("p", { class: "empty", text: "Nobody is near." })
        : element(
            "ul",
            { class: "receivers" },
            content.receivers.map((receiver) =>
              element("li", {}, person(receiver, () => perform("send", { receiver: receiver.id }))),
            ),
          ),
    ),
  ],
};

const person = ({ id, name, progress: state }, tap) =>
  button(
    { key: `receiver-${id}`, "data-progress": state, on: { click: tap } },
    element("span", { class: `face ${tint(name)}`, "aria-hidden": "true" }, icon("person"), ring()),
    foreign(name),
    element("small", { text: progress[state] }),
  );
