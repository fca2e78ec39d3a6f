import type { Nodes, RootContent } from "mdast";
import { escapeHtml } from "../../lib/escape-html";

/** Returns a node of text. */
export const text = (value: string) => ({ type: "text", value }) as const;

/** Returns a node of HTML. */
export const html = (value: string) => ({ type: "html", value }) as const;

/** Returns a paragraph in bold, which stands for a title or a label. */
export const strongLine = (children: readonly RootContent[]) =>
  ({ type: "paragraph", children: [{ type: "strong", children }] }) as Nodes;

/** Returns an admonition as a quote with its title. */
export function titledQuote(title: readonly RootContent[], content: readonly RootContent[]): Nodes {
  return { type: "blockquote", children: [strongLine(title), ...content] } as Nodes;
}

/** Returns a `<details>` around Markdown content. */
export function fold(summary: string, content: readonly RootContent[]): readonly Nodes[] {
  return [html(`<details>\n<summary>${escapeHtml(summary)}</summary>`), ...content, html("</details>")];
}
