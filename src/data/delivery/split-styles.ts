import postcss, { type AtRule, type ChildNode, type Container } from "postcss";

/** A stylesheet in parts, by when each is needed. */
export interface SplitStyles {
  /** What the page looks like when it is first seen. */
  readonly first: string;
  /** What stands in `@media print`, rule by rule. */
  readonly print: readonly string[];
  /** What stands in `@media (scripting: enabled)`: looks of what only scripts put on a page. */
  readonly scripting: readonly string[];
}

type LaterPart = Exclude<keyof SplitStyles, "first">;

/** The queries by which a stylesheet says that a reader can see the page without; minified or not. */
const queries: Readonly<Record<LaterPart, RegExp>> = {
  print: /^print$/,
  scripting: /^\(scripting:\s*enabled\)$/,
};

/**
 * Takes out of a stylesheet what a page can be seen without. The parts come without their media query, as they are
 * fetched only when it holds, and within the layers they stood in.
 * @param css any CSS; its own order of layers has to stand in what remains
 */
export function splitStyles(css: string): SplitStyles {
  const root = postcss.parse(css);
  const parts: Record<LaterPart, string[]> = { print: [], scripting: [] };
  root.walkAtRules("media", (rule) => {
    const part = (Object.keys(queries) as LaterPart[]).find((name) => queries[name].test(rule.params));
    if (part === undefined) return;
    parts[part].push(...inItsPlace(rule).map(String));
    removeWithEmptyParents(rule);
  });
  return { first: root.toString(), ...parts };
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
