import { isValidElement, type ReactNode } from "react";

/**
 * Moves the app's stylesheet before those of the templates. It declares the order of the cascade layers, which is set
 * by their first mention; Gatsby writes it last.
 */
export function orderStyles(head: readonly ReactNode[]): ReactNode[] {
  const isOfApp = (node: ReactNode) => /\/app\.[^/]+$/.test(styleName(node));
  const first = head.findIndex((node) => styleName(node) !== "");
  const others = (nodes: readonly ReactNode[]) => nodes.filter((node) => !isOfApp(node));
  if (first === -1) return [...head];
  return [...others(head.slice(0, first)), ...head.filter(isOfApp), ...others(head.slice(first))];
}

/** Address of a stylesheet that Gatsby has inlined; empty for other elements. */
function styleName(node: ReactNode): string {
  if (!isValidElement<Readonly<Record<string, unknown>>>(node) || node.type !== "style") return "";
  return String(node.props["data-href"] ?? "");
}
