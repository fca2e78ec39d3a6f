import { frameIdPrefix } from "../../shared/runtime-names";
import { make, makeButton, stepTo } from "../platform/elements";
import { safeLocalStorage } from "../platform/storage";

/**
 * Returns the storage key of a group's choice. Docusaurus uses the same key, so choices survive the
 * migration of a site.
 */
const keyOf = (group: string) => `docusaurus.tab.${group}`;

let count = 0;

/**
 * Turns labelled panels into tabs (WAI-ARIA). Tab sets with the same `data-group` share a choice.
 * Local storage keeps the choice.
 */
export function enhanceTabs(root: ParentNode): void {
  for (const container of root.querySelectorAll<HTMLElement>("[data-site-tabs]:not([data-site-enhanced])"))
    enhance(container);
}

/**
 * For each tab set, a function that shows the panel with a given value. The function does nothing
 * if no panel has the value.
 */
const shows = new WeakMap<Element, (value: string) => void>();

function enhance(container: HTMLElement): void {
  const panels = [...container.children] as HTMLElement[];
  const set = `${frameIdPrefix}tabs-${++count}`;
  const tabs = panels.map((panel, index) => makeTab(panel, `${set}-${index}`, () => select(index)));
  const list = make("div", { role: "tablist", class: "tab-list" }, ...tabs);
  container.prepend(list);
  container.dataset["siteEnhanced"] = "";

  const values = panels.map((panel) => panel.dataset.value ?? "");
  const group = container.dataset.group;
  const show = (shown: number) => {
    for (const [index, tab] of tabs.entries()) {
      tab.setAttribute("aria-selected", String(index === shown));
      tab.tabIndex = index === shown ? 0 : -1;
    }
    for (const [index, panel] of panels.entries()) panel.hidden = index !== shown;
  };
  const select = (index: number) => {
    const before = list.getBoundingClientRect().top;
    show(index);
    if (group === undefined) return;
    const value = values[index] ?? "";
    safeLocalStorage.set(keyOf(group), value);
    for (const other of document.querySelectorAll<HTMLElement>("[data-site-tabs]"))
      if (other.dataset.group === group) shows.get(other)?.(value);
    // Scrolls to keep the selected tab in place, because tab sets above it may have changed their
    // height.
    window.scrollBy(0, list.getBoundingClientRect().top - before);
  };
  list.addEventListener("keydown", (event) => {
    const current = tabs.indexOf(event.target as HTMLButtonElement);
    const next = stepTo(event.key, ["ArrowLeft", "ArrowRight"], current, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    select(next);
  });
  const showValue = (value: string) => {
    const index = values.indexOf(value);
    if (index >= 0) show(index);
  };
  shows.set(container, showValue);

  const preset = panels.findIndex((panel) => panel.dataset.default !== undefined);
  show(Math.max(0, preset));
  const remembered = group === undefined ? null : safeLocalStorage.get(keyOf(group));
  if (remembered !== null) showValue(remembered);
}

function makeTab(panel: HTMLElement, id: string, act: () => void): HTMLButtonElement {
  const tab = makeButton("", panel.getAttribute("aria-label") ?? "", act);
  tab.id = `${id}-tab`;
  tab.setAttribute("role", "tab");
  tab.setAttribute("aria-controls", `${id}-panel`);
  panel.id = `${id}-panel`;
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", tab.id);
  panel.removeAttribute("aria-label");
  return tab;
}
