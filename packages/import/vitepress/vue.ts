import { escapeHtml } from "../../../src/lib/escape-html";
import { isHtmlElement } from "../../../src/markdown/sanitize/schema";
import { recordOf, stringOf } from "../data";
import type { SourceText } from "../markdown/source-text";
import { withoutScripts } from "../markdown/without-code";
import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { Values } from "../values";

const tag =
  /(?<!\\)<(\/?)([A-Za-z][\w.-]*)((?:\s+[^\s"'<>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/g;
const vueAttribute = /\s+(?:@|#|:|v-)[^\s"'<>=/]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/**
 * Removes Vue from Markdown: scripts, styles, component tags and directives. Keeps the text between
 * component tags, and all tags inside SVG and MathML. `<Badge>` becomes `<sup>`. An interpolation
 * of front matter becomes its value; other interpolations stay, with a note. Notes what it removes,
 * except closing tags, `<template>` and `v-pre`.
 */
export function withoutVue(source: SourceText, file: string, data: Values, notes: Notes): SourceText {
  let text = withoutScripts(source, file, notes);
  const drawings = [...text.text.matchAll(/<(svg|math)\b[\s\S]*?<\/\1>/gi)];
  text = text.replaceOutsideCode(tag, (match, line) => {
    const [written, slash = "", name = "", attributes = "", alone] = match;
    if (drawings.some(({ index, 0: { length } }) => index < match.index && match.index < index + length)) return null;
    if (name === "Badge") return badge(slash, attributes, alone === "/");
    if (/^[a-z]\w*$/.test(name) && isHtmlElement(name)) {
      const kept = attributes.replace(vueAttribute, (attribute) => {
        if (!/^\s+v-pre/.test(attribute))
          notes.left({ file, line, found: attribute.trim() }, foreignMessages.directive);
        return "";
      });
      return kept === attributes ? null : written.replace(attributes, kept);
    }
    if (slash === "" && name !== "template")
      notes.left({ file, line, found: written.replace(/\s+/g, " ") }, foreignMessages.component);
    return "";
  });
  return text.replaceOutsideCode(/\{\{\s*([^{}]*?)\s*\}\}/g, ([written, expression = ""], line) => {
    const [, path] = /^\$?frontmatter\.([\w.]+)$/.exec(expression) ?? [];
    const value = path?.split(".").reduce<unknown>((inner, key) => recordOf(inner)[key], data);
    if (path !== undefined && stringOf(value) !== undefined) return stringOf(value) ?? "";
    notes.left({ file, line, found: written }, foreignMessages.interpolation);
    return null;
  });
}

/** Converts VitePress' `<Badge text="beta" />` to `<sup>`. */
function badge(slash: string, attributes: string, isAlone: boolean): string {
  const text = /\btext\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1];
  if (isAlone || text !== undefined) return `<sup>${escapeHtml(text ?? "")}</sup>`;
  return `<${slash}sup>`;
}
