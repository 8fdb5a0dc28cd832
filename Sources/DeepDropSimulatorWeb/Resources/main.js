import { Comparison } from "./comparison.js";
import { isForField, isOwnAddress, keepPage } from "./dropping.js";
import { fly } from "./motion.js";
import { Stage } from "./stage.js";
import { Story } from "./story.js";
import { addDevice, follow, install, perform, setting } from "./wire.js";

const find = (id) => document.getElementById(id);

/** Says that something went wrong, for as long as it takes to read. */
let complaintTimer;
function complain(message) {
  const complaint = find("complaint");
  complaint.textContent = message;
  complaint.hidden = false;
  clearTimeout(complaintTimer);
  complaintTimer = setTimeout(() => (complaint.hidden = true), 4000 + 60 * message.length);
}

const attempt = async (work) => {
  try {
    return await work();
  } catch (error) {
    complain(error.message);
  }
};

const story = new Story(find("steps"), find("time"));
const comparison = new Comparison(find("comparison"));
const given = await setting();

const stage = new Stage(find("stage"), given, {
  perform(device, act, details) {
    if (act === "send") {
      story.tapped();
      stage.expectDialog();
    }
    if (act === "share") comparison.show(details);
    return attempt(() => {
      if (act === "drop" && isOwnAddress(details.text)) {
        throw new Error("The page's own address is for this browser alone.");
      }
      return perform(device, act, details);
    });
  },
  install: (device, file) =>
    attempt(async () => {
      if (file.size > given.maximumInfoPlist) throw new Error(`${file.name} is no Info.plist.`);
      const report = await install(device, file);
      story.found(report);
      if (report.message) throw new Error(report.message);
    }),
  addDevice: () => attempt(addDevice),
  compose: (content) => comparison.show(content),
  copy: (device, text) =>
    attempt(async () => {
      // While the key or the button that was pressed still counts.
      const written = navigator.clipboard.writeText(text).then(() => true, () => false);
      await perform(device, "copy");
      if (!(await written)) {
        throw new Error("The browser does not let the page write to its clipboard.");
      }
    }),
  dialogShown({ name, screen }) {
    story.dialogShown();
    find("announcement").textContent = `${name}: ${screen.content.sentence}`;
  },
  sent: (from, to) => fly(from, to),
});

comparison.show(given.events[0]);
find("compares").addEventListener("change", (event) => comparison.toggle(event.target.checked));
find("clear").addEventListener("click", () => story.clear());

keepPage();
addEventListener("paste", (event) => {
  if (isForField(event)) return;
  event.preventDefault();
  stage.paste(event.clipboardData);
});

follow(
  (update) => {
    story.names = stage.update(update);
    story.add(update);
  },
  (isConnected) => {
    const connection = find("connection");
    connection.textContent = isConnected ? "Live" : "Not connected";
    connection.classList.toggle("live", isConnected);
  },
  complain,
);
