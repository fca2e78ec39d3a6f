import type { SourceText } from "../markdown/source-text";

const contents = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+.*\n[ \t]*\{:\s*toc\b[^}\n]*\}[ \t]*$/gim;
const headingId = /^(#{1,6}[ \t].*?)[ \t]*\n\{:(?=[^}\n]*#)[^}\n]*?#([\w\u0080-\uffff-]+)[^}\n]*\}[ \t]*$/gm;
const attributes =
  /[ \t]*\{:(?:\s*(?:[.#][\w\u0080-\uffff-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s}"']+)|toc|no_toc|[\w-]+))+\s*\}|^[ \t]*\{::(?:options|nomarkdown)\b[^}\n]*\}|\{:\/(?:nomarkdown|comment)?\}/gm;
const comment = /\{::comment\}[\s\S]*?\{:\/(?:comment)?\}/g;

/**
 * Removes what only kramdown reads: attribute lists, the place of the table of contents, options
 * and comments. The id of a heading stays.
 */
export function withoutKramdown(source: SourceText): SourceText {
  return source
    .replaceOutsideCode(comment, () => "")
    .replaceOutsideCode(contents, () => "")
    .replaceOutsideCode(headingId, ([, heading, id]) => `${heading} {#${id}}`)
    .replaceOutsideCode(attributes, () => "");
}
