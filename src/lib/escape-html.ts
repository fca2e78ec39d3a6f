const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Reverses the escaping of `escapeHtml` and of React. */
export function unescapeHtml(html: string): string {
  return html.replace(/&([\w#]+);/g, (whole, name: string) => characters[name] ?? whole);
}

/**
 * Matches characters that XML 1.0 forbids even if they are escaped: controls, unpaired
 * surrogates, U+FFFE and U+FFFF.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Removes characters that would make a whole feed invalid XML. */
export function xmlText(text: string): string {
  return text.replace(forbidden, "");
}
