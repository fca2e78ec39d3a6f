import { escapeHtml } from "../../lib/escape-html";

/** HTML of a text that is heard and not seen. */
export function forEars(text: string): string {
  return `<span class="visually-hidden">${escapeHtml(text)}</span>`;
}
