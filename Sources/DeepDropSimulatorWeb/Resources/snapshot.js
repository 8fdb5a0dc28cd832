import { sideBySide } from "./comparison.js";
import dialogs from "./dialogs.js";

document.getElementById("comparison").replaceChildren(...sideBySide(dialogs));
