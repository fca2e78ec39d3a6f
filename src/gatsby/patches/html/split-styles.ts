import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";

/** A stylesheet in two parts, by when each is needed. */
export interface SplitStyles {
  /** For the first paint, before scripts have run. */
  readonly critical: string;
  /** The rules in `@media (scripting: enabled)`, for what only scripts put on a page, and those of all rare parts. */
  readonly deferred: readonly string[];
}

/**
 * Parts of articles that few pages have. A rule belongs to a part when each of its selectors names the class of that name,
 * or one that begins with it and a hyphen.
 */
export const rareParts: readonly string[] = ["plot"];

/** Minified or not. */
const query = /^\(scripting:\s*enabled\)$/;

/**
 * Takes out of a stylesheet what is of no use before scripts have run. Deferred rules lose their media query, which older
 * browsers do not know, and keep the layers around them. Rules of a rare part stay in the pages that have it; all are deferred
 * too, for readers who go on from a page without it. Print styles stay: in a stylesheet of their own they would make
 * the browser lay out a long page twice.
 * @param css any CSS; an `@layer` statement that orders its layers has to be in the critical part
 * @param parts the rare parts that a page has
 */
export function splitStyles(css: string, parts: readonly string[] = []): SplitStyles {
  const root = postcss.parse(css);
  const deferred: string[] = [];
  root.walkAtRules("media", (rule) => {
    if (!query.test(rule.params)) return;
    deferred.push(...withAncestors(rule).map(String));
    removeWithEmptyParents(rule);
  });
  root.walkRules((rule) => {
    const part = rareParts.find((name) => rule.selectors.every((selector) => namesPart(selector, name)));
    if (part === undefined) return;
    deferred.push(...wrapped([rule.clone()], rule).map(String));
    if (!parts.includes(part)) removeWithEmptyParents(rule);
  });
  return { critical: root.toString(), deferred };
}

function namesPart(selector: string, part: string): boolean {
  return new RegExp(`\\.${part}(?![\\w])`).test(selector);
}

/** The nodes of a media query, in copies of the layers and conditions around it. */
function withAncestors(rule: AtRule): ChildNode[] {
  return wrapped(
    (rule.nodes ?? []).map((node) => node.clone()),
    rule,
  );
}

function wrapped(copies: ChildNode[], original: AtRule | Rule): ChildNode[] {
  let nodes = copies;
  for (let parent: Container | undefined = parentOf(original); parent?.type === "atrule"; parent = parentOf(parent)) {
    nodes = [(parent as AtRule).clone({ nodes })];
  }
  return nodes;
}

function removeWithEmptyParents(rule: AtRule | Rule): void {
  let empty: Container = rule;
  for (
    let parent = parentOf(rule);
    parent?.type === "atrule" && parent.nodes?.length === 1;
    parent = parentOf(parent)
  ) {
    empty = parent;
  }
  empty.remove();
}

function parentOf(node: Container): Container | undefined {
  return node.parent as Container | undefined;
}
