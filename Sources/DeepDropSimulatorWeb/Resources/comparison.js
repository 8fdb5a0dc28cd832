import { dialogCard } from "./dialog.js";
import { element } from "./dom.js";
import { compare } from "./wire.js";

/** The two dialogs side by side: what a link asks, and what a titled file asks. */
export function sideBySide({ before, after, icon }) {
  return [
    side("before", "Before", "a plain link", before),
    side("after", "After", "a file named after the title", after, icon),
  ];
}

const side = (name, heading, detail, dialog, picture) =>
  element(
    "figure",
    { class: name },
    element("div", { class: "cutting" }, dialogCard(dialog, picture)),
    element("figcaption", {}, element("strong", { text: heading }), ` ${detail}`),
  );

/** The part of the page that compares what is being composed. */
export class Comparison {
  content = null;

  constructor(root) {
    this.root = root;
  }

  toggle(isShown) {
    this.root.hidden = !isShown;
    this.ask();
  }

  show(content) {
    this.content = content;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(), 120);
  }

  async ask() {
    if (this.root.hidden || !this.content) return;
    try {
      this.root.replaceChildren(...sideBySide(await compare(this.content)));
    } catch (error) {
      // While a link is typed it is not one yet.
      this.root.replaceChildren(element("p", { class: "empty", text: error.message }));
    }
  }
}
