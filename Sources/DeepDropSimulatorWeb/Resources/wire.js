// State comes in as server-sent events, and what a person does goes out.

/** Follows the simulation; the browser connects again by itself, and then gets everything anew. */
export function follow(onUpdate, onConnection, onRefusal) {
  const events = new EventSource("events");
  events.addEventListener("open", () => onConnection(true));
  events.addEventListener("error", () => {
    onConnection(false);
    // The browser tries again after everything but a refusal, whose words it keeps to itself.
    if (events.readyState === EventSource.CLOSED) {
      onRefusal("This page is one too many, or of a simulator that has ended: close some, or load the new address.");
    }
  });
  events.addEventListener("message", (event) => onUpdate(JSON.parse(event.data)));
}

async function send(path, options) {
  let answer;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Error("The simulator has ended: run deepdrop simulate again.");
  }
  const content = answer.headers.get("content-type")?.startsWith("application/json")
    ? await answer.json()
    : {};
  // A file that is no app has its mistakes told like those of one that is.
  if (!answer.ok && !content.findings) {
    throw new Error(content.message ?? `The simulator answered ${answer.status}.`);
  }
  return content;
}

const post = (path, value) =>
  send(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(value),
  });

/** What there is to pick from. */
export const setting = () => send("setting");

/** Does something at a device; of a picture the file is given. */
export const perform = async (device, act, { picture, ...details } = {}) =>
  post("act", { device, act, ...details, picture: picture && (await base64(picture)) });

/** The dialogs for one link, sent plainly and as a titled file with its picture. */
export const compare = ({ title, link, web, icon }) => post("comparison", { title, link, web, icon });

export const addDevice = () => post("device", {});

/** Installs an app, and answers what is wrong with it. */
export const install = async (device, file) =>
  post("app", { device, infoPlist: await base64(file) });

/** What is in a file, as JSON can hold it. */
async function base64(file) {
  const reader = new FileReader();
  const read = new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(new Error(`${file.name} cannot be read.`));
  });
  reader.readAsDataURL(file);
  // What follows the comma of a data URL is the file in Base64.
  return (await read).split(",")[1] ?? "";
}
