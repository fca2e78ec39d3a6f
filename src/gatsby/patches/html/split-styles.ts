import postcss, { type AtRule, type ChildNode, type Container } from "postcss";

/** A stylesheet in two parts, by when each is needed. */
export interface SplitStyles {
  /** For the first paint, before scripts have run. */
  readonly critical: string;
  /** The rules in `@media (scripting: enabled)`: for what only scripts put on a page. */
  readonly deferred: readonly string[];
}

/** Minified or not. */
const query = /^\(scripting:\s*enabled\)$/;

/**
 * Takes out of a stylesheet what is of no use before scripts have run. Deferred rules lose their media query, which older
 * browsers do not know, and keep the layers around them. Print styles stay: in a stylesheet of their own they would make
 * the browser lay out a long page twice.
 * @param css any CSS; an `@layer` statement that orders its layers has to be in the critical part
 */
export function splitStyles(css: string): SplitStyles {
  const root = postcss.parse(css);
  const deferred: string[] = [];
  root.walkAtRules("media", (rule) => {
    if (!query.test(rule.params)) return;
    deferred.push(...withAncestors(rule).map(String));
    removeWithEmptyParents(rule);
  });
  return { critical: root.toString(), deferred };
}

/** The nodes of a media query, in copies of the layers and conditions around it. */
function withAncestors(rule: AtRule): ChildNode[] {
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
