import { escapeHtml } from "../../../src/lib/escape-html";
import type { Replacement } from "./nested-tags";
import { markdownAddress } from "./rewrite-tree";

/** This site's kinds of admonitions, by their names in other generators' themes. */
const kinds: Readonly<Record<string, string>> = {
  abstract: "note",
  attention: "warning",
  bug: "danger",
  caution: "warning",
  default: "note",
  error: "danger",
  example: "note",
  fail: "danger",
  failure: "danger",
  green: "tip",
  help: "tip",
  hint: "tip",
  important: "info",
  orange: "warning",
  primary: "note",
  question: "info",
  quote: "note",
  red: "danger",
  simple: "note",
  success: "tip",
  todo: "info",
  warn: "warning",
  yellow: "warning",
};
const own = new Set(["note", "tip", "info", "warning", "danger"]);

/**
 * Returns the kind of admonition that is closest to a theme's name for it; undefined for an unknown
 * name.
 */
export function admonitionKind(name: string): string | undefined {
  const lower = name.toLowerCase();
  return own.has(lower) ? lower : kinds[lower];
}

/**
 * Returns the opening and closing lines of a container directive.
 * @param height number of levels of containers that may be inside this one
 */
export function container(name: string, title: string | undefined, height: number): Replacement {
  const colons = ":".repeat(3 + height);
  const label = title === undefined || title === "" ? "" : `[${title.replace(/[[\]\\]/g, "\\$&")}]`;
  return { open: `${colons}${name}${label}`, close: colons, isBlock: true };
}

/** Returns the opening and closing tags of a `<details>` element. */
export function details(summary: string): Replacement {
  return { open: `<details>\n<summary>${escapeHtml(summary)}</summary>\n`, close: "\n</details>", isBlock: true };
}

/** Returns a code block with a fence that is longer than any fence in the code. */
export function fence(code: string, lang: string, meta = ""): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const mark = "`".repeat(longest + 1);
  return `${mark}${`${lang} ${meta}`.trim()}\n${code.replace(/^\n+|\s+$/g, "")}\n${mark}`;
}

/** Returns a title for the metadata of a fence. */
export function metaTitle(title: string): string {
  return `title="${title.replace(/["\\]/g, "\\$&")}"`;
}

/** Returns an iframe that shows another site. */
export function frame(src: string, title: string, width = "100%", height = "400"): string {
  return `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="${escapeHtml(width)}" height="${escapeHtml(height)}" allowfullscreen></iframe>`;
}

/** Returns a picture in Markdown, or in HTML if a width or height is given. */
export function picture(src: string, alt: string, title?: string, width?: string, height?: string): string {
  if (width === undefined && height === undefined) {
    const caption = title ? ` "${title.replace(/["\\]/g, "\\$&")}"` : "";
    return `![${alt.replace(/[[\]\\]/g, "\\$&")}](${markdownAddress(src)}${caption})`;
  }
  const attributes = { src, alt, title, width, height };
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== "");
  return `<img ${written.map(([name, value]) => `${name}="${escapeHtml(value ?? "")}"`).join(" ")}>`;
}

/** Returns a link in Markdown. */
export function link(text: string, address: string): string {
  return `[${text.replace(/[[\]\\]/g, "\\$&")}](${markdownAddress(address)})`;
}
