import { type Diagnostic, sortDiagnostics } from "../../lib/diagnostic";
import { escapeHtml } from "../../lib/escape-html";
import { articleText } from "../../text/article";

/**
 * What is wrong with an article, to stand above its text: in development an author looks at the page, not at the terminal.
 * Links are not in it, which are checked when all articles are known.
 * @returns HTML; "" where nothing is wrong, and in a production build, which ends with errors
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
