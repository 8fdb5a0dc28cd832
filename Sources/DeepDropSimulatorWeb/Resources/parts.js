import { button, element, foreign, icon, tint } from "./dom.js";

/** An app's icon: the system's have a picture, the others their first letter. */
export function appIcon(id, name, picture) {
  return element(
    "span",
    { class: `app-icon ${picture ? `system-${picture}` : tint(id)}`, "aria-hidden": "true" },
    picture ? icon(picture) : [...name][0]?.toLocaleUpperCase() ?? "?",
  );
}

export const fileIcon = () =>
  element("span", { class: "file-icon", "aria-hidden": "true" }, icon("document"));

export const header = (title, ...buttons) =>
  element("header", { class: "title-bar" }, element("h3", {}, foreign(title)), ...buttons);

export const closeButton = (perform) =>
  button(
    { class: "close", "aria-label": "Close", on: { click: () => perform("dismiss") } },
    icon("close"),
  );

/** A row that is tapped. */
export function row(picture, title, detail, properties, tap) {
  return element(
    "li",
    {},
    button(
      { class: "row", ...properties, on: { click: tap } },
      picture,
      element("span", { class: "text" }, foreign(title), detail && element("small", { text: detail })),
      icon("forward"),
    ),
  );
}

/** A sheet that comes from below. */
export function sheet(title, perform, ...contents) {
  return element(
    "div",
    { class: "sheet" },
    element("header", {}, element("h3", { text: title }), closeButton(perform)),
    ...contents,
  );
}
