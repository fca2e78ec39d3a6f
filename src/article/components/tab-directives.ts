import type { BlockContent, DefinitionContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { labelOf } from "../admonitions/admonition";

/** The label of a tab, `:::tab[标签]`; undefined for any other container. */
export function tabLabel(node: ContainerDirective): string | undefined {
  if (node.name !== "tab") return undefined;
  const label = labelOf(node);
  return label ? textOf(label) : "";
}

/**
 * Tabs of Markdown without components: `::::tabs` around `:::tab[标签]`. They get the elements that `<Tabs>` becomes.
 * @returns false for any other container
 */
export function tabDirective(node: ContainerDirective): boolean {
  if (node.name === "tabs") {
    const tabs = node.children.filter(isTab);
    const others = node.children.filter((child) => !isTab(child));
    if (tabs.length > 0 && others.length === 0) {
      const labels = tabs.map((tab, index) => tabLabel(tab) || String(index + 1));
      for (const [index, tab] of tabs.entries()) {
        const label = labels[index] ?? "";
        // Two of one label are two tabs all the same.
        const value = labels.indexOf(label) === index ? label : `${label}-${index + 1}`;
        tab.data = { hName: "x-tab-item", hProperties: { dataValue: value, dataLabel: label } };
        if (labelOf(tab)) tab.children.shift();
      }
      node.data = { hName: "x-tabs" };
      return true;
    }
    // What stands between tabs belongs to none of them, and stands above them.
    if (tabs.length > 0) node.children = [...others, { ...node, children: tabs }];
    node.data = { hName: "div" };
    return true;
  }
  if (node.name !== "tab") return false;
  // A tab in no set of tabs is what stands in it; one in a set has its element already.
  node.data ??= { hName: "div" };
  return true;
}

function isTab(node: BlockContent | DefinitionContent): node is ContainerDirective {
  return node.type === "containerDirective" && node.name === "tab";
}
