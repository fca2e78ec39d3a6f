import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { BlockContent, DefinitionContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { tabMessages } from "../../text/diagnostics/article-messages";
import { type ArticleContext, reportError } from "../model/article-context";
import { property } from "../model/tree";
import { labelOf } from "./admonition";

/**
 * Tabs that can be read without JavaScript: every panel stands under its label.
 *
 *   <div class="tabs" data-tabs data-group="os">
 *     <div class="tab" role="group" aria-label="Linux" data-value="linux" data-default>
 *       <p class="tab-label" aria-hidden="true">Linux</p>
 *       <div class="tab-content">…</div>
 *     </div>
 *     …
 *   </div>
 *
 * The browser turns it into a tablist: it adds an element role=tablist before the first .tab, with one button role=tab
 * per .tab (text of its aria-label), makes each .tab role=tabpanel with aria-labelledby instead of aria-label, hides
 * .tab-label, shows the remembered value of data-group, else the .tab with data-default, which exactly one has.
 */

/** `<x-tabs>` of `mdx-components.ts` to the markup above. */
export function tabs(node: Element, context: ArticleContext): void {
  const items = node.children.filter(
    (child): child is Element => child.type === "element" && child.tagName === "x-tab-item",
  );
  const isItem = (child: ElementContent) =>
    child.type === "text" ? child.value.trim() === "" : items.includes(child as Element);
  if (!node.children.every(isItem)) reportError(context, node, tabMessages.stray);
  else if (items.length === 0) reportError(context, node, tabMessages.empty);
  // Docusaurus' `values={[{ value, label }]}`.
  const labels = new Map(JSON.parse(property(node, "dataLabels") ?? "[]") as [string, string][]);
  const values = items.map((item) => property(item, "dataValue") ?? property(item, "dataLabel") ?? "");
  const wanted = property(node, "dataDefault") ?? "";
  const marked = items.findIndex((item) => item.properties.dataDefault !== undefined);
  const selected = values.includes(wanted) ? wanted : values[Math.max(0, marked)];
  const seen = new Set<string>();
  node.children = items.map((item, index) => {
    const value = values[index] ?? "";
    if (value === "") reportError(context, item, tabMessages.noValue);
    if (seen.has(value)) reportError(context, item, tabMessages.doubledValue(value));
    seen.add(value);
    return panel(item, value, property(item, "dataLabel") ?? labels.get(value) ?? value, value === selected);
  });
  const group = property(node, "dataGroup");
  node.tagName = "div";
  node.properties = { className: ["tabs"], dataTabs: "", ...(group !== undefined && { dataGroup: group }) };
}

function panel(item: Element, value: string, label: string, selected: boolean): Element {
  const named = { className: "tab", role: "group", ariaLabel: label, dataValue: value };
  return h("div", selected ? { ...named, dataDefault: "" } : named, [
    h("p", { className: "tab-label", ariaHidden: "true" }, label),
    h("div", { className: "tab-content" }, item.children),
  ]);
}

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
    const isTab = (child: BlockContent | DefinitionContent): child is ContainerDirective =>
      child.type === "containerDirective" && child.name === "tab";
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
