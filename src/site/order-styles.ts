import { isValidElement, type ReactNode } from "react";

/**
 * The stylesheet of all pages before those of single templates: it says in which order the layers stand, and the first to
 * mention a layer decides. Gatsby writes them the other way round.
 */
export function orderStyles(head: readonly ReactNode[]): ReactNode[] {
  const isOfApp = (node: ReactNode) => /\/app\.[^/]+$/.test(styleName(node));
  const first = head.findIndex((node) => styleName(node) !== "");
  const others = (nodes: readonly ReactNode[]) => nodes.filter((node) => !isOfApp(node));
  if (first === -1) return [...head];
  return [...others(head.slice(0, first)), ...head.filter(isOfApp), ...others(head.slice(first))];
}

/** Address of the stylesheet that Gatsby has written into the page; empty for every other element. */
function styleName(node: ReactNode): string {
  if (!isValidElement<Readonly<Record<string, unknown>>>(node) || node.type !== "style") return "";
  return String(node.props["data-href"] ?? "");
}
