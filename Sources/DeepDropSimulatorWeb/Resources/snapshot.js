import { sideBySide } from "./comparison.js";
import { snapshot } from "./wire.js";

document.getElementById("comparison").replaceChildren(...sideBySide(await snapshot()));
