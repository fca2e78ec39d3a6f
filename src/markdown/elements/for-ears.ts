import { escapeHtml } from "../../lib/escape-html";

/** Returns the HTML of a text for screen readers only. */
export function forEars(text: string): string {
  return `<span class="visually-hidden">${escapeHtml(text)}</span>`;
}
