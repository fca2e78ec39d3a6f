import type { Node } from "estree";

interface LiteralArgument {
  readonly text: string;
  readonly node: Node;
}

/**
 * Returns the single string argument of a call to the function `name`, as in `require("./x.png")`;
 * null for any other JavaScript.
 */
export function literalArgument(node: Node, name: string): LiteralArgument | null {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || node.callee.name !== name) return null;
  const [argument] = node.arguments;
  if (node.arguments.length !== 1 || argument?.type !== "Literal" || typeof argument.value !== "string") return null;
  return { text: argument.value, node: argument };
}
