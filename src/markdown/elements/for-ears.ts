import { escapeHtml } from "../../lib/escape-html";

/** Returns HTML for text that only screen readers read. */
export function forEars(text: string): string {
  return `<span class="visually-hidden">${escapeHtml(text)}</span>`;
}
