import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { BlockContent, DefinitionContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { tabMessages } from "../../config/messages";
import { type ArticleContext, reportError, reportWarning } from "../model/article-context";
import { property } from "../model/tree";
import { labelOf } from "./admonition";

/**
 * Converts an `<x-tabs>` of `mdx-components.ts` to tabs that can be read without JavaScript, with
 * every panel below its label:
 *
 *   <div class="tabs" data-site-tabs data-group="os">
 *     <div class="tab" role="group" aria-label="Linux" data-value="linux" data-default>
 *       <p class="tab-label" aria-hidden="true">Linux</p>
 *       <div class="tab-content">…</div>
 *     </div>
 *   </div>
 *
 * A script in the browser turns them into a tablist. Exactly one tab has `data-default`, for
 * readers without a remembered choice.
 */
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
    const label = property(item, "dataLabel") ?? labels.get(value) ?? value;
    const dataDefault = value === selected ? "" : undefined;
    return h("div", { className: "tab", role: "group", ariaLabel: label, dataValue: value, dataDefault }, [
      h("p", { className: "tab-label", ariaHidden: "true" }, label),
      h("div", { className: "tab-content" }, item.children),
    ]);
  });
  const group = property(node, "dataGroup");
  node.tagName = "div";
  node.properties = { className: ["tabs"], dataSiteTabs: "", ...(group !== undefined && { dataGroup: group }) };
}

/**
 * Returns the label of a tab, `:::tab[标签]`; "" if the tab has none, undefined for other containers.
 */
export function tabLabel(node: ContainerDirective): string | undefined {
  if (node.name !== "tab") return undefined;
  const label = labelOf(node);
  return label ? textOf(label) : "";
}

/**
 * Converts `::::tabs` around `:::tab[标签]` to the elements that `<Tabs>` renders. `{group=os}` or
 * `{groupId=os}` sets the group in which the reader's choice is stored. `{value=…}` of a tab is
 * stored instead of its label. Reports content outside the tabs, tabs without a label, and missing
 * tabs.
 * @returns whether the container is one of these two
 */
export function tabDirective(node: ContainerDirective, context: ArticleContext): boolean {
  if (node.name === "tab" && node.data?.hName === undefined) {
    // A tab inside `::::tabs` already has its element.
    reportWarning(context, node, tabMessages.alone);
    node.data = { ...node.data, hName: "div" };
  }
  if (node.name !== "tabs") return node.name === "tab";
  const isTab = (child: BlockContent | DefinitionContent): child is ContainerDirective =>
    child.type === "containerDirective" && child.name === "tab";
  const tabs = node.children.filter(isTab);
  const others = node.children.filter((child) => !isTab(child));
  if (tabs.length === 0 || others.length > 0) {
    const { around, noTabs } = node.data?.isCodeGroup ? tabMessages.codeGroup : tabMessages;
    // If there are no tabs, the message names the first line of the container.
    const [place = node] = tabs.length === 0 ? [] : others;
    reportWarning(context, place, tabs.length === 0 ? noTabs : around);
    // Content before, between or after the tabs belongs to none of them, so it moves above them.
    if (tabs.length > 0) node.children = [...others, { ...node, children: tabs }];
    node.data = { hName: "div" };
    return true;
  }
  const labels = tabs.map((tab, index) => tabLabel(tab) || tab.attributes?.["value"] || String(index + 1));
  const values = tabs.map((tab, index) => tab.attributes?.["value"] || (labels[index] ?? ""));
  for (const [index, tab] of tabs.entries()) {
    const label = labels[index] ?? "";
    const named = values[index] ?? "";
    if (!tabLabel(tab)) reportWarning(context, tab, tabMessages.noLabel(label));
    // Two tabs with the same label need different values.
    const value = values.indexOf(named) === index ? named : `${named}-${index + 1}`;
    tab.data = { hName: "x-tab-item", hProperties: { dataValue: value, dataLabel: label } };
    if (labelOf(tab)) tab.children.shift();
  }
  const group = node.attributes?.["group"] || node.attributes?.["groupId"];
  node.data = { hName: "x-tabs", ...(group && { hProperties: { dataGroup: group } }) };
  return true;
}
