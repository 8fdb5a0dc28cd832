import { button, element, icon } from "./dom.js";
import { Slot } from "./slot.js";

/** Two phones, and any number of devices to put there. */
export class Stage {
  devices = new Map();
  expectsDialogUntil = 0;

  constructor(root, given, actions) {
    this.root = root;
    this.actions = actions;
    this.slots = [0, 1].map(
      (number) => new Slot(number, given, actions, (id) => this.choose(number, id)),
    );
    this.tabs = element("nav", { class: "tabs", "aria-label": "Devices on the page" });
    this.more = button(
      { class: "add", "aria-label": "Add a device", on: { click: () => actions.addDevice() } },
      icon("plus"),
    );
    root.append(
      this.tabs,
      element("div", { class: "phones" }, this.slots.map((slot) => slot.root), this.more),
    );
    const watcher = new IntersectionObserver((changes) => this.markTabs(changes), { threshold: 0.6 });
    for (const slot of this.slots) watcher.observe(slot.root);
  }

  /** Takes what changed, and returns the devices' names. */
  update({ isWhole, order, devices }) {
    if (isWhole) this.devices.clear();
    const before = new Map(this.devices);
    for (const device of devices) this.devices.set(device.id, device);
    this.order = order;
    this.slots.forEach((slot, number) => {
      if (!this.devices.has(slot.id)) slot.id = order.find((id) => !this.isShown(id)) ?? order[number];
    });
    for (const device of devices) this.bringIn(device, before.get(device.id));
    const all = order.map((id) => this.devices.get(id));
    for (const slot of this.slots) slot.show(this.devices.get(slot.id), all);
    this.showTabs();
    for (const device of devices) this.react(device, before.get(device.id));
    return new Map(all.map((device) => [device.id, device.name]));
  }

  choose(number, id) {
    const other = this.slots[1 - number];
    // The two change places rather than show one device twice.
    if (other.id === id) other.id = this.slots[number].id;
    this.slots[number].id = id;
    const all = this.order.map((each) => this.devices.get(each));
    for (const slot of this.slots) slot.show(this.devices.get(slot.id), all);
    this.showTabs();
  }

  /** What is pasted is for the phone that has the keyboard, else for the first that is to be seen. */
  paste(data) {
    const slot =
      this.slots.find(({ root }) => root.contains(document.activeElement)) ??
      this.slots.find((_, number) => this.tabs.children[number]?.matches("[aria-current=true]")) ??
      this.slots[0];
    return slot.take(data);
  }

  /** From now on, the next dialog is what the person at the page waits for. */
  expectDialog() {
    this.expectsDialogUntil = performance.now() + 5000;
  }

  isShown(id) {
    return this.slots.some((slot) => slot.id === id);
  }

  /** A device that is asked something and is not to be seen takes the place of one that is idle. */
  bringIn(device, before) {
    if (!isNewDialog(device, before) || this.isShown(device.id)) return;
    const sender = this.slots.find((slot) => this.devices.get(slot.id)?.screen.kind === "picker");
    const slot = this.slots.findLast((each) => each !== sender);
    slot.id = device.id;
  }

  react(device, before) {
    const slot = this.slots.find((each) => each.id === device.id);
    if (!slot) return;
    if (isNewDialog(device, before)) {
      const isExpected = performance.now() < this.expectsDialogUntil;
      this.actions.dialogShown(device);
      // Somebody else's question does not take the keyboard away from what is being typed.
      if (isExpected) slot.takeFocus();
      this.expectsDialogUntil = 0;
      slot.comeIntoView();
    }
    const arrived = sentBy(device).difference(sentBy(before));
    const other = this.slots.find((each) => each !== slot && arrived.has(each.id));
    if (!other) return;
    this.actions.sent(slot.phone.root, other.phone.root);
    other.comeIntoView();
  }

  /** On a narrow page, says which of the two phones is to be seen. */
  markTabs(changes) {
    for (const { target, isIntersecting } of changes) {
      const number = this.slots.findIndex((slot) => slot.root === target);
      this.tabs.children[number]?.setAttribute("aria-current", isIntersecting);
    }
  }

  showTabs() {
    if (this.tabs.childElementCount === 0) {
      this.tabs.append(
        ...this.slots.map((slot) => button({ on: { click: () => slot.comeIntoView() } })),
      );
    }
    this.slots.forEach((slot, number) => {
      const { name, screen } = this.devices.get(slot.id) ?? {};
      this.tabs.children[number].textContent = name;
      this.tabs.children[number].classList.toggle("asks", screen?.kind === "dialog");
    });
  }
}

const isNewDialog = (device, before) =>
  device.screen.kind === "dialog" &&
  !(before?.screen.kind === "dialog" && before.screen.content.id === device.screen.content.id);

/** Whom a device has sent what its picker holds. */
const sentBy = (device) =>
  new Set(
    (device?.screens ?? [])
      .filter(({ kind }) => kind === "picker")
      .flatMap(({ content }) => content.receivers)
      .filter(({ progress }) => progress === "sent")
      .map(({ id }) => id),
  );
