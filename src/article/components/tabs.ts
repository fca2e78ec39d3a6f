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
import type { Element } from "hast";
import { tabMessages } from "../../text/diagnostics/tab-messages";
import { type ArticleContext, reportError } from "../model/article-context";
import { element, property, text } from "../model/tree";

/** `<x-tabs>` of `mdx-components.ts` to the markup above. */
export function tabs(node: Element, context: ArticleContext): void {
  const line = node.position?.start.line;
  const items = node.children.filter(
    (child): child is Element => child.type === "element" && child.tagName === "x-tab-item",
  );
  const stray = node.children.some((child) =>
    child.type === "text" ? child.value.trim() !== "" : !items.includes(child as Element),
  );
  if (items.length === 0 || stray) {
    reportError(context, line, stray ? tabMessages.stray : tabMessages.empty);
  }
  const labels = labelsOf(node);
  const values = items.map((item) => property(item, "dataValue") ?? property(item, "dataLabel") ?? "");
  const selected = selectedValue(node, items, values);
  const seen = new Set<string>();
  node.children = items.map((item, index) => {
    const value = values[index] ?? "";
    if (value === "") reportError(context, item.position?.start.line, tabMessages.noValue);
    if (seen.has(value)) reportError(context, item.position?.start.line, tabMessages.doubledValue(value));
    seen.add(value);
    return panel(item, value, property(item, "dataLabel") ?? labels.get(value) ?? value, value === selected);
  });
  const group = property(node, "dataGroup");
  node.tagName = "div";
  node.properties = { className: ["tabs"], dataTabs: "", ...(group !== undefined && { dataGroup: group }) };
}

function panel(item: Element, value: string, label: string, selected: boolean): Element {
  const properties = {
    className: ["tab"],
    role: "group",
    ariaLabel: label,
    dataValue: value,
    ...(selected && { dataDefault: "" }),
  };
  return element("div", properties, [
    element("p", { className: ["tab-label"], ariaHidden: "true" }, [text(label)]),
    element("div", { className: ["tab-content"] }, item.children),
  ]);
}

/** Docusaurus' `values={[{ value, label }]}`. */
function labelsOf(node: Element): ReadonlyMap<string, string> {
  return new Map(JSON.parse(property(node, "dataLabels") ?? "[]") as [string, string][]);
}

function selectedValue(node: Element, items: readonly Element[], values: readonly string[]): string | undefined {
  const wanted = property(node, "dataDefault");
  if (wanted !== undefined && values.includes(wanted)) return wanted;
  const marked = items.findIndex((item) => item.properties.dataDefault !== undefined);
  return values[Math.max(0, marked)];
}

/** A `<TabItem>` that no `<Tabs>` has taken in. */
export function strayTabItem(node: Element, context: ArticleContext): void {
  reportError(context, node.position?.start.line, tabMessages.outside);
}
