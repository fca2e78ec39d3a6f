import type { Node } from "estree";

/** Returns the names that JavaScript code uses. `a.b` and `{ b: a }` use only `a`. */
export function namesIn(node: unknown): Set<string> {
  const names = new Set<string>();
  visitNodes(node, (found) => {
    if (found.type === "Identifier") names.add(found.name);
    // estree's types do not include JSX, so the fields are read through another type.
    const { type, name } = found as { readonly type: string; readonly name?: unknown };
    if (type === "JSXIdentifier" && typeof name === "string") names.add(name);
  });
  return names;
}

/** Fields that contain a name but not a variable, by node type. */
const named: Readonly<Record<string, string>> = { MemberExpression: "property", Property: "key" };

/** Calls `visit` for every node in JavaScript code, each before the nodes inside it. */
export function visitNodes(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visitNodes(item, visit);
  } else if (value !== null && typeof value === "object" && "type" in value && typeof value.type === "string") {
    visit(value as Node);
    const skipped = "computed" in value && value.computed === false ? named[value.type] : undefined;
    for (const [key, child] of Object.entries(value)) {
      if (key !== "loc" && key !== "range" && key !== skipped) visitNodes(child, visit);
    }
  }
}

interface Offsets {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the position of a JavaScript node in the article. The nodes have offsets, but estree's
 * types do not include them.
 */
export function offsetsOf(node: unknown): Offsets {
  const { start, end } = node as Offsets;
  return { start, end };
}
