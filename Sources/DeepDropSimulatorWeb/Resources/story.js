import { element, foreign, icon } from "./dom.js";

const pictures = {
  person: "person", item: "share", ask: "airdrop", answer: "question", resolution: "gears",
  lifeCycle: "play", app: "link", file: "document", outcome: "airdrop", check: "document",
};

/** How many steps stand on the page. */
const maximum = 300;

/** The panel that explains each step. */
export class Story {
  names = new Map();
  tapTime = null;

  constructor(steps, time) {
    this.steps = steps;
    this.time = time;
    this.clear();
  }

  clear() {
    this.steps.replaceChildren(
      element("p", { class: "empty", text: "Share something, or drop a link on a phone: each step is explained here." }),
    );
  }

  add({ isWhole, explanations }) {
    if (isWhole) this.clear();
    if (explanations.length === 0) return;
    this.append(explanations.slice(-maximum).map((each) => this.step(each)));
  }

  /** Shows what is wrong with the declarations of an app that was installed. */
  found({ findings }) {
    this.append(
      findings.map(({ severity, message, details }) =>
        this.step({ kind: "check", device: severity, message, details }),
      ),
    );
  }

  append(steps) {
    if (steps.length === 0) return;
    this.steps.querySelector(".empty")?.remove();
    this.steps.append(...steps);
    while (this.steps.childElementCount > maximum) this.steps.firstElementChild.remove();
    this.showLast();
  }

  showLast() {
    this.steps.scrollTop = this.steps.scrollHeight;
  }

  step({ kind, device, message, details }) {
    return element(
      "article",
      { class: `step ${kind}` },
      element("span", { class: "dot", "aria-hidden": "true" }, icon(pictures[kind])),
      element("p", { class: "where" }, foreign(this.names.get(device) ?? device)),
      element("p", {}, foreign(message)),
      details.length > 0 &&
        element(
          "ul",
          { class: kind === "ask" ? "wire" : "details" },
          details.map((line) => element("li", {}, foreign(line))),
        ),
    );
  }

  tapped() {
    this.tapTime = performance.now();
  }

  /** Measures up to the frame in which the dialog is painted. */
  dialogShown() {
    const begin = this.tapTime;
    this.tapTime = null;
    if (begin === null) return;
    requestAnimationFrame(() => {
      this.time.hidden = false;
      this.time.querySelector("strong").textContent = `${Math.ceil(performance.now() - begin)} ms`;
      this.showLast();
    });
  }
}
