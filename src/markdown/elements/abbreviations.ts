import type { ElementContent, Root } from "hast";
import { h } from "hastscript";
import { SKIP, visitParents } from "unist-util-visit-parents";
import { syntaxMessages } from "../../config/messages";
import { words } from "../../lib/lists";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { isSilent } from "../model/tree";
import { cjk } from "../typography/cjk";
import { headingDepth } from "./headings";

/** Elements whose text is no prose, or already has a long form. */
const literal = new Set(words("abbr code kbd math pre samp svg"));

/** Matches a letter or digit that continues a word. Chinese, Japanese and Korean have no spaces. */
const wordPart = String.raw`(?![${cjk.letter}])[\p{L}\p{M}\p{N}_]`;

/**
 * Wraps each defined abbreviation in `<abbr title="…">` where it is a whole word of the text. All
 * occurrences but the first have the class `repeated`. So have those in headings, because the first
 * may be followed by its long form. Reports definitions of this file without an occurrence. A
 * partial is not reported, because it may define abbreviations for several articles.
 */
export function abbreviations(tree: Root, context: ArticleContext): void {
  const { abbreviations: defined } = context;
  if (defined.size === 0) return;
  const pattern = patternOf([...defined.keys()]);
  const found = new Set<string>();
  const introduced = new Set<string>();
  const marked = (written: string, isHeading: boolean): ElementContent => {
    const name = written.replace(/\s+/g, " ");
    const isFirst = !isHeading && !introduced.has(name);
    found.add(name);
    if (isFirst) introduced.add(name);
    return h("abbr", { title: defined.get(name)?.title, className: isFirst ? undefined : "repeated" }, written);
  };
  visitParents(tree, (node, ancestors) => {
    if (node.type === "element" && (literal.has(node.tagName) || isSilent(node))) return SKIP;
    const parent = ancestors.at(-1);
    if (node.type !== "text" || parent === undefined) return undefined;
    const parts = node.value.split(pattern);
    if (parts.length === 1) return undefined;
    const isHeading = ancestors.some((ancestor) => ancestor.type === "element" && headingDepth(ancestor) > 0);
    // `split` puts the matches at odd indices.
    const nodes = parts.flatMap((value, at): ElementContent[] => {
      if (at % 2 === 1) return [marked(value, isHeading)];
      return value === "" ? [] : [{ type: "text", value }];
    });
    const index = parent.children.indexOf(node);
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
  for (const [name, { context: place, line }] of defined)
    if (place === context && !found.has(name)) reportWarning(context, line, syntaxMessages.unusedAbbreviation(name));
}

/** Returns a pattern that matches whole words. Of `HTML` and `HTML5`, it tries the longer first. */
function patternOf(names: readonly string[]): RegExp {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const written = longestFirst.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\s+/g, "\\s+"));
  return new RegExp(`(?<!${wordPart})(${written.join("|")})(?!${wordPart})`, "u");
}
