import { button, element, foreign, icon, shade } from "./dom.js";
import { part } from "./motion.js";
import { screens } from "./screens.js";

/** A phone: its screens lie on top of each other as they do in the device. */
export class Phone {
  /** What lies there: the layer's element, its kind, and what it was drawn from. */
  layers = [];
  /** Pages of an app that only this phone knows of, by the app. */
  places = new Map();

  constructor(given, actions) {
    this.given = given;
    this.actions = actions;
    this.glass = element("div", { class: "glass" });
    this.banner = element("div", { class: "banner", hidden: true });
    this.root = element(
      "div",
      { class: "phone", on: { keydown: (event) => this.escape(event) } },
      element(
        "div",
        { class: "screen" },
        this.glass,
        element(
          "div",
          { class: "status-bar", "aria-hidden": "true" },
          element("span", { text: "9:41" }),
          element("i", { class: "island" }),
          element("span", {}, icon("signal"), icon("battery")),
        ),
        this.banner,
        button({
          class: "home-indicator",
          "aria-label": "Home screen",
          on: { click: () => actions.perform("home") },
        }),
      ),
    );
  }

  show(device) {
    const isOther = this.device?.id !== device.id;
    const before = this.device;
    this.device = device;
    if (isOther) {
      this.glass.replaceChildren();
      this.layers = [];
      this.places.clear();
      this.root.className = `phone wallpaper-${shade(device.id, 4)}`;
    }
    const hadFocus = this.glass.contains(document.activeElement);
    device.screens.forEach((screen, index) => this.draw(screen, index, isOther));
    for (const gone of this.layers.splice(device.screens.length)) part(gone.root);
    this.layers.forEach((layer, index) => {
      layer.root.inert = index < this.layers.length - 1;
    });
    this.root.dataset.top = device.screen.kind;
    // What is covered loses the keyboard; the screen that covers it has it then.
    if (hadFocus && !this.layers.at(-1).root.contains(document.activeElement)) this.takeFocus();
    if (!isOther) this.notify(before, device);
  }

  draw(screen, index, isOther) {
    const { device } = this;
    const kind = screens[screen.kind];
    const content = screen.content;
    const place = this.places.get(content);
    const drawnFrom = JSON.stringify([content, kind.uses?.(device, content), place]);
    const old = this.layers[index];
    if (old?.kind === screen.kind && old.drawnFrom === drawnFrom) return;
    const contents = kind.draw({
      device,
      content,
      place,
      given: this.given,
      perform: this.actions.perform,
      compose: this.actions.compose,
      copy: this.actions.copy,
      go: (next) => {
        this.places.set(content, next);
        this.show(this.device);
      },
    });
    // What is only told anew stays where it is, with the keyboard where it was.
    if (old?.kind === screen.kind && kind.isSame(old.content, content)) {
      const key = old.root.contains(document.activeElement) && document.activeElement.dataset.key;
      old.root.replaceChildren(...contents);
      if (key) old.root.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
      Object.assign(old, { drawnFrom, content });
      return;
    }
    const root = element(
      "div",
      { class: `layer ${screen.kind}`, tabindex: "-1", ...kind.names?.(content, device) },
      ...contents,
    );
    if (!isOther) root.classList.add("arriving");
    this.layers[index] = { root, kind: screen.kind, drawnFrom, content };
    const hadFocus = old?.root.contains(document.activeElement);
    if (old) old.root.after(root);
    else this.glass.append(root);
    if (old) part(old.root);
    if (hadFocus) root.focus({ preventScroll: true });
  }

  /** Escape says no, or puts a sheet away. */
  escape({ key }) {
    if (key !== "Escape") return;
    const { kind } = this.device.screen;
    if (kind === "dialog") this.actions.perform("decline");
    else if (["shareSheet", "picker", "openIn", "store", "preview"].includes(kind)) {
      this.actions.perform("dismiss");
    }
  }

  takeFocus() {
    this.layers.at(-1)?.root.focus({ preventScroll: true });
  }

  /** Shows the newest notification for a while; the panel keeps them all. */
  notify(before, device) {
    const text = device.notifications.at(-1);
    if (!text || JSON.stringify(before.notifications) === JSON.stringify(device.notifications)) return;
    this.banner.replaceChildren(icon("airdrop"), foreign(text));
    this.banner.hidden = false;
    clearTimeout(this.bannerTimer);
    this.bannerTimer = setTimeout(() => (this.banner.hidden = true), 5000);
  }
}
