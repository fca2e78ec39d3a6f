import { admonitionKind } from "../markdown/markdown-pieces";
import type { SourceText } from "../markdown/source-text";

/** The list that kramdown replaces with a table of contents, and the heading above it. */
const contents =
  /(?:^#{1,6}[ \t]+(?:table of contents|contents|toc|目录)[ \t]*\n(?:\{:[^}\n]*\}[ \t]*\n)?\s*)?^[ \t]*(?:[-*+]|\d+[.)])[ \t]+.*\n[ \t]*\{:\s*toc\b[^}\n]*\}[ \t]*$/gim;
const headingId = /^(#{1,6}[ \t].*?)[ \t]*\n\{:(?=[^}\n]*#)[^}\n]*?#([\w\u0080-\uffff-]+)[^}\n]*\}[ \t]*$/gm;
const attributes =
  /[ \t]*\{:(?:\s*(?:[.#][\w\u0080-\uffff-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s}"']+)|toc|no_toc|[\w-]+))+\s*\}|^[ \t]*\{::(?:options|nomarkdown)\b[^}\n]*\}|\{:\/(?:nomarkdown|comment)?\}/gm;
const comment = /\{::comment\}[\s\S]*?\{:\/(?:comment)?\}/g;

/** Matches an attribute list and the callout below it, up to an empty line. */
const markedBelow =
  /^\{:\s*\.(note|warning|important|highlight|new|tip|info|danger)\s*\}[ \t]*\n((?:(?!\n[ \t]*\n)[\s\S])+)/gm;
/** Matches a callout after an empty line and the attribute list below it. */
const markedAbove = /(?<=^|\n\n)((?![#{|])(?:(?!\n[ \t]*\n)[\s\S])+?)\n\{:\s*\.notice(?:--(\w+))?\s*\}/g;

/**
 * Removes syntax that only kramdown reads: attribute lists, the marker of the table of contents,
 * options and comments. The id of a heading stays. Callouts of just-the-docs and minimal-mistakes
 * become admonitions.
 */
export function withoutKramdown(source: SourceText): SourceText {
  return source
    .replaceOutsideCode(comment, () => "")
    .replaceOutsideCode(contents, () => "")
    .replaceOutsideCode(markedBelow, ([, name = "", block = ""]) => admonition(name, block))
    .replaceOutsideCode(markedAbove, ([, block = "", name = "note"]) => admonition(name, block))
    .replaceOutsideCode(headingId, ([, heading, id]) => `${heading} {#${id}}`)
    .replaceOutsideCode(attributes, () => "");
}

function admonition(name: string, block: string): string {
  const text = block.startsWith(">") ? block.replace(/^> ?/gm, "") : block;
  return `:::${admonitionKind(name) ?? "note"}\n${text.trimEnd()}\n:::${/\s*$/.exec(text)?.[0] ?? ""}`;
}
