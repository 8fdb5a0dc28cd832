import { button, element, foreign, icon } from "./dom.js";
import { carried, isCarried, isForField } from "./dropping.js";
import { isReduced } from "./motion.js";
import { Phone } from "./phone.js";

/** A place on the page: a phone, and what is set at it. */
export class Slot {
  id = null;

  constructor(number, given, actions, onChoose) {
    const name = `device-${number}`;
    this.actions = actions;
    this.events = given.events;
    this.phone = new Phone(given, {
      ...actions,
      perform: (act, details) => actions.perform(this.id, act, details),
      copy: (text) => actions.copy(this.id, text),
    });
    this.name = element("h2", { id: name });
    this.chooser = element("select", {
      class: "chooser",
      "aria-label": "Device in this place",
      on: { change: (event) => onChoose(event.target.value) },
    });
    this.profile = element(
      "select",
      {
        "aria-label": "System",
        on: { change: (event) => this.perform("profile", { profile: event.target.value }) },
      },
      given.profiles.map(({ name, title }) => element("option", { value: name, text: title })),
    );
    this.receiving = element("input", {
      type: "checkbox",
      role: "switch",
      on: {
        change: (event) =>
          this.perform("receiving", { receiving: event.target.checked ? "everyone" : "off" }),
      },
    });
    this.picker = element("input", {
      type: "file",
      accept: ".plist",
      hidden: true,
      on: { change: () => this.install(this.picker.files) },
    });
    this.apps = element("ul", { class: "apps", "aria-label": "Installed apps" });
    this.disk = element("p", { class: "disk" });
    this.root = element(
      "section",
      { class: "slot", "aria-labelledby": name, on: this.dropping() },
      element(
        "header",
        { class: "caption" },
        this.name,
        this.chooser,
        this.profile,
        element("label", { class: "option" }, this.receiving, element("span", { text: "AirDrop" })),
      ),
      this.phone.root,
      element(
        "footer",
        {},
        this.apps,
        button({
          class: "install",
          text: "Install an app …",
          title: "An Info.plist, which may be dropped on the phone as well, as a link may to share it",
          on: { click: () => this.picker.click() },
        }),
        this.disk,
        this.picker,
      ),
    );
  }

  perform(act, details) {
    return this.actions.perform(this.id, act, details);
  }

  show(device, all) {
    if (!device) return;
    this.name.textContent = device.name;
    this.name.dir = "auto";
    this.name.hidden = all.length > 2;
    this.chooser.hidden = all.length <= 2;
    const choices = all.map(({ id, name, screen }) =>
      JSON.stringify([id, (screen.kind === "dialog" ? "● " : "") + name]),
    );
    if (this.choices !== choices.join()) {
      this.choices = choices.join();
      this.chooser.replaceChildren(
        ...choices.map(JSON.parse).map(([value, text]) => element("option", { value, text })),
      );
    }
    this.chooser.value = device.id;
    this.profile.value = device.profile;
    this.receiving.checked = device.receiving === "everyone";
    this.showApps(device.apps);
    this.disk.textContent = `Inbox ${device.inbox.length} · Files ${device.files.length}`;
    this.disk.title = [...device.inbox, ...device.files].map(({ name }) => name).join("\n");
    this.phone.show(device);
  }

  showApps(apps) {
    const shown = JSON.stringify(apps.map(({ id, name }) => [id, name]));
    if (this.shownApps === shown) return;
    this.shownApps = shown;
    this.apps.replaceChildren(
      ...apps.map(({ id, name }) =>
        element(
          "li",
          {},
          foreign(name, { title: id }),
          button(
            { "aria-label": `Remove ${name}`, on: { click: () => this.perform("remove", { app: id }) } },
            icon("close"),
          ),
        ),
      ),
    );
  }

  takeFocus() {
    this.phone.takeFocus();
  }

  comeIntoView() {
    const behavior = isReduced() ? "auto" : "smooth";
    const row = this.root.parentElement;
    row.scrollTo({ behavior, left: this.root.offsetLeft - (row.clientWidth - this.root.clientWidth) / 2 });
    const { top, height } = this.phone.root.getBoundingClientRect();
    const middle = top + height / 2;
    if (middle < 0 || middle > innerHeight) scrollBy({ behavior, top: middle - innerHeight / 2 });
  }

  async install(files) {
    for (const file of files) await this.actions.install(this.id, file);
    this.picker.value = "";
  }

  /** Installs the files that are dropped or pasted; a link or a text is shared from this device. */
  take(data) {
    if (data.files.length > 0) return this.install(data.files);
    const { text, title } = carried(data);
    const event = this.events.find(({ link, web }) => text === link || text === web);
    return this.perform("drop", { text, title: event?.title ?? title });
  }

  dropping() {
    return {
      dragover: (event) => {
        if (isForField(event) || !isCarried(event.dataTransfer)) return;
        event.preventDefault();
        this.root.classList.add("target");
      },
      dragleave: (event) => {
        if (!this.root.contains(event.relatedTarget)) this.root.classList.remove("target");
      },
      drop: (event) => {
        this.root.classList.remove("target");
        if (isForField(event)) return;
        event.preventDefault();
        this.take(event.dataTransfer);
      },
    };
  }
}
