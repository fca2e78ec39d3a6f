import postcss, { type AtRule, type ChildNode, type Container } from "postcss";

/** A stylesheet in parts, by when and where each is needed. */
export interface SplitStyles {
  /** For the first paint of every page. */
  readonly critical: string;
  /** For the first paint of pages that have an element of this class: the rules of `@layer parts.<class>`. */
  readonly parts: ReadonlyMap<string, string>;
  /** The rules in `@media (scripting: enabled)`: for what only scripts put on a page. */
  readonly deferred: readonly string[];
}

/** Minified or not. */
const query = /^\(scripting:\s*enabled\)$/;
const partLayer = /^parts\.([\w-]+)$/;

/**
 * Takes out of a stylesheet what is of no use before scripts have run, or on pages without a certain part. Deferred rules
 * lose their media query, which older browsers do not know, and keep the layers around them. Print styles stay: in a
 * stylesheet of their own they would make the browser lay out a long page twice.
 * @param css any CSS; an `@layer` statement that orders its layers has to be in the critical part
 */
export function splitStyles(css: string): SplitStyles {
  const root = postcss.parse(css);
  const deferred: string[] = [];
  root.walkAtRules("media", (rule) => {
    if (!query.test(rule.params)) return;
    deferred.push(...withAncestors(rule, rule.nodes ?? []).map(String));
    removeWithEmptyParents(rule);
  });
  const parts = new Map<string, string>();
  root.walkAtRules("layer", (rule) => {
    const [, name] = partLayer.exec(rule.params) ?? [];
    if (name === undefined) return;
    parts.set(name, (parts.get(name) ?? "") + withAncestors(rule, [rule]).join(""));
    removeWithEmptyParents(rule);
  });
  return { critical: root.toString(), parts, deferred };
}

/** These nodes in copies of the layers and conditions around a rule. */
function withAncestors(rule: AtRule, inner: readonly ChildNode[]): ChildNode[] {
  let nodes: ChildNode[] = inner.map((node) => node.clone());
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
