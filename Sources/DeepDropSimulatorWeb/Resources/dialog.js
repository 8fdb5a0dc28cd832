import { button, element, foreign, icon } from "./dom.js";

let lastNumber = 0;

/** The dialog as the receiver shows it, of what the Ask carries alone. */
export function dialogCard(dialog, answers) {
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
    element("span", { class: "thumbnail" }, icon(dialog.links.length > 0 ? "compass" : "document")),
    element(
      "div",
      { class: "answers" },
      answer("Decline", answers?.decline),
      answer("Accept", answers?.accept),
    ),
  );
}

const answer = (text, tap) =>
  tap
    ? button({ text, key: text, on: { click: tap } })
    : element("span", { class: "answer", text, "aria-hidden": "true" });
