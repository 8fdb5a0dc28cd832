// What is dropped or pasted becomes a share, and never takes the page away.

/** Whether an event is the business of the field that it is over: any other would open what it gets. */
export function isForField({ target, dataTransfer }) {
  // A copied text often has a picture of itself beside it: what is pasted is always a field's.
  const carriesFiles = dataTransfer?.types.includes("Files");
  const field = carriesFiles ? "input[type=file]" : "input:not([type=checkbox], [type=file])";
  return target.closest?.(field) != null;
}

/** Whether something is carried that a phone takes. */
export const isCarried = ({ types }) =>
  ["Files", "text/uri-list", "text/plain"].some((type) => types.includes(type));

/** The link or the text that is carried, with the link's title where the other program tells it. */
export function carried(data) {
  // Only Firefox has a title: it stands in the second line, or the link once more.
  const [link, title] = data.getData("text/x-moz-url").split("\n");
  // RFC 2483: a line with a number sign is a comment.
  const links = data
    .getData("text/uri-list")
    .split(/\r?\n/)
    .filter((line) => line && !line.startsWith("#"));
  if (links.length === 1) {
    return { text: links[0], title: link === links[0] && title !== link ? title : undefined };
  }
  return { text: data.getData("text/plain") || links.join("\n") };
}

/** Whether a text tells the page's own address, which nobody else is to have. */
export const isOwnAddress = (text) => text.includes(location.host);

/** Outside the phones nothing is taken, and nothing opened. */
export function keepPage() {
  for (const kind of ["dragover", "drop"]) {
    addEventListener(kind, (event) => {
      if (!isForField(event)) event.preventDefault();
    });
  }
}
