// Elements are made here and nowhere else, so what comes from a device is text and never markup.

/** An element: `text`, `on`, `class` and `key` have a meaning of their own, the rest are attributes. */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "text") made.textContent = value;
    else if (name === "on") {
      for (const [event, handler] of Object.entries(value)) made.addEventListener(event, handler);
    } else if (name === "key") made.dataset.key = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter(Boolean));
  return made;
}

/** Text of somebody else's: its direction is its own, and does not turn what stands around it. */
export function foreign(text, properties = {}) {
  return element("bdi", { dir: "auto", text, ...properties });
}

export function button(properties, ...children) {
  return element("button", { type: "button", ...properties }, ...children);
}

const svg = "http://www.w3.org/2000/svg";

/** A picture of the sprite, which says nothing to a screen reader. */
export function icon(name) {
  const made = document.createElementNS(svg, "svg");
  made.setAttribute("class", "icon");
  made.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(svg, "use");
  use.setAttribute("href", `icon.svg#${name}`);
  made.append(use);
  return made;
}

/** A circle that fills up, around a receiver. */
export function ring() {
  const made = document.createElementNS(svg, "svg");
  made.setAttribute("class", "ring");
  made.setAttribute("viewBox", "0 0 72 72");
  made.setAttribute("aria-hidden", "true");
  const circle = document.createElementNS(svg, "circle");
  for (const [name, value] of Object.entries({ cx: 36, cy: 36, r: 34, pathLength: 100 })) {
    circle.setAttribute(name, value);
  }
  made.append(circle);
  return made;
}

/** One of so many shades, always the same for a text. */
export function shade(text, count) {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + character.codePointAt(0)) % 9973;
  return sum % count;
}

export const tint = (text) => `tint-${shade(text, 12)}`;
