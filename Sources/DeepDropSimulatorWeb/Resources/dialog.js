import { button, element, foreign, icon } from "./dom.js";

let lastNumber = 0;

/** The dialog as the receiver shows it, of what the Ask carries alone; its picture has an address. */
export function dialogCard(dialog, picture, answers) {
  const number = (lastNumber += 1);
  return element(
    "div",
    {
      class: "alert",
      role: answers ? "alertdialog" : "group",
      "aria-labelledby": `dialog-${number}`,
      "aria-describedby": `sentence-${number}`,
    },
    element("h3", { id: `dialog-${number}`, text: "AirDrop" }),
    element(
      "p",
      { id: `sentence-${number}` },
      foreign(dialog.sender),
      " would like to share “",
      foreign(dialog.title, { class: "title" }),
      "”.",
    ),
    element("span", { class: "thumbnail" }, thumbnail(dialog, picture)),
    element(
      "div",
      { class: "answers" },
      answer("Decline", answers?.decline),
      answer("Accept", answers?.accept),
    ),
  );
}

/** The sender's picture, which the browser draws; what it cannot draw is one of ours. */
function thumbnail({ hasIcon, links }, address) {
  const ours = icon(links.length > 0 ? "compass" : "document");
  if (!hasIcon || !address) return ours;
  const picture = element("img", {
    src: address,
    alt: "Picture from the sender",
    width: 92,
    height: 92,
    draggable: "false",
    on: { error: () => picture.replaceWith(ours) },
  });
  return picture;
}

const answer = (text, tap) =>
  tap
    ? button({ text, key: text, on: { click: tap } })
    : element("span", { class: "answer", text, "aria-hidden": "true" });
