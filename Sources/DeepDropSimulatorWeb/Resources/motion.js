// Motion that no stylesheet can make: something goes from one phone to another.

export const isReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Lets a file fly from phone to phone. */
export function fly(from, to) {
  if (isReduced()) return;
  const [start, end] = [from, to].map((phone) => phone.getBoundingClientRect());
  const capsule = document.createElement("div");
  capsule.className = "capsule";
  document.body.append(capsule);
  const x = (box) => box.left + box.width / 2;
  const top = start.top + start.height * 0.3;
  const height = Math.max(-top + 40, -90);
  const at = (left, y, scale, opacity) => ({
    transform: `translate(${left}px, ${y}px) translate(-50%, -50%) scale(${scale})`,
    opacity,
  });
  capsule
    .animate(
      [
        at(x(start), top, 0.3, 0),
        { ...at(x(start) * 0.8 + x(end) * 0.2, top + height * 0.7, 1, 1), offset: 0.25 },
        { ...at(x(start) * 0.2 + x(end) * 0.8, top + height * 0.7, 1, 1), offset: 0.75 },
        at(x(end), end.top + end.height * 0.4, 0.3, 0),
      ],
      { duration: 620, easing: "cubic-bezier(.45, 0, .2, 1)" },
    )
    .finished.finally(() => capsule.remove());
}

/** Removes an element once its parting is over. */
export function part(element) {
  element.inert = true;
  element.setAttribute("aria-hidden", "true");
  element.classList.add("parting");
  const animations = isReduced() ? [] : element.getAnimations({ subtree: false });
  Promise.allSettled(animations.map((animation) => animation.finished)).then(() =>
    element.remove(),
  );
}
