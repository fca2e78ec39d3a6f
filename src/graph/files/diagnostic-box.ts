import { type Diagnostic, sortDiagnostics } from "../../lib/diagnostic";
import { escapeHtml } from "../../lib/escape-html";
import { articleText } from "../../text/article";

/**
 * The diagnostics of an article as a box above its text, because in development an author looks at the page rather than the
 * terminal. Links are not included, since they are checked once all articles are known.
 * @returns HTML; "" without diagnostics, and in a production build, which fails on errors
 */
export function diagnosticBox(diagnostics: readonly Diagnostic[]): string {
  if (process.env.NODE_ENV === "production" || diagnostics.length === 0) return "";
  const [kind, title] = diagnostics.some(({ severity }) => severity === "error")
    ? ["danger", articleText.errors]
    : ["warning", articleText.warnings];
  const items = sortDiagnostics(diagnostics).map(({ line, message, fix }) => {
    const place = line === undefined ? "" : articleText.line(line);
    return `<li>${escapeHtml(place + message)}${fix === undefined ? "" : `<br>→ <code>${escapeHtml(fix)}</code>`}</li>`;
  });
  return (
    `<div class="admonition admonition-${kind}" role="note" aria-label="${title}">` +
    `<p class="admonition-title">${title}</p><ul>${items.join("")}</ul></div>\n`
  );
}
