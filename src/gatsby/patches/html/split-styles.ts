import postcss, { type AtRule, type ChildNode, type Container } from "postcss";

/** A stylesheet in parts, by when each is needed. */
export interface SplitStyles {
  /** What the page looks like without scripts. */
  readonly first: string;
  /** What stands in `@media (scripting: enabled)`, rule by rule: looks of what only scripts put on a page. */
  readonly scripting: readonly string[];
}

/** Minified or not. */
const query = /^\(scripting:\s*enabled\)$/;

/**
 * Takes out of a stylesheet what is of no use before scripts have come. Those rules come without their media query, which
 * older browsers do not know, and within the layers they stood in. What is for paper stays: a stylesheet of its own has
 * the browser lay out a long page once more.
 * @param css any CSS; its own order of layers has to stand in what remains
 */
export function splitStyles(css: string): SplitStyles {
  const root = postcss.parse(css);
  const scripting: string[] = [];
  root.walkAtRules("media", (rule) => {
    if (!query.test(rule.params)) return;
    scripting.push(...inItsPlace(rule).map(String));
    removeWithEmptyParents(rule);
  });
  return { first: root.toString(), scripting };
}

/** What stands in a media query, in copies of the layers and conditions around it. */
function inItsPlace(rule: AtRule): ChildNode[] {
  let nodes: ChildNode[] = (rule.nodes ?? []).map((node) => node.clone());
  for (let parent: Container | undefined = parentOf(rule); parent?.type === "atrule"; parent = parentOf(parent)) {
    nodes = [(parent as AtRule).clone({ nodes })];
  }
  return nodes;
}

function removeWithEmptyParents(rule: AtRule): void {
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
