import { make, makeButton, stepTo } from "../platform/elements";
import { safeLocalStorage } from "../platform/storage";

/** Docusaurus' key, so that a reader's choice survives a move from it. */
const keyOf = (group: string) => `docusaurus.tab.${group}`;

let count = 0;

/**
 * Turns the labelled panels of `[data-tabs]` into tabs after the WAI-ARIA pattern. Sets of the same `data-group` share
 * their choice, which is remembered.
 */
export function enhanceTabs(root: ParentNode): void {
  for (const container of root.querySelectorAll<HTMLElement>("[data-tabs]")) enhance(container);
}

/** Shows the panel with a value in a tab set, if it has one. */
const shows = new WeakMap<Element, (value: string) => void>();

function enhance(container: HTMLElement): void {
  if (container.querySelector(":scope > [role=tablist]")) return;
  const panels = [...container.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  const set = `tabs-${++count}`;
  const tabs = panels.map((panel, index) => makeTab(panel, `${set}-${index}`, () => select(index)));
  const list = make("div", { role: "tablist", class: "tab-list" }, ...tabs);
  container.prepend(list);
  container.dataset.enhanced = "";

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
    for (const other of document.querySelectorAll<HTMLElement>("[data-tabs]"))
      if (other.dataset.group === group) shows.get(other)?.(value);
    // Sets above may have changed height: what was clicked stays in place.
    window.scrollBy(0, list.getBoundingClientRect().top - before);
  };
  list.addEventListener("keydown", (event) => {
    const next = stepTo(event.key, tabKeys, tabs.indexOf(event.target as HTMLButtonElement), tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    select(next);
  });
  shows.set(container, (value) => {
    const index = values.indexOf(value);
    if (index >= 0) show(index);
  });

  const remembered = group === undefined ? null : safeLocalStorage.get(keyOf(group));
  const known = remembered === null ? -1 : values.indexOf(remembered);
  const preset = panels.findIndex((panel) => panel.dataset.default !== undefined);
  show(Math.max(0, known >= 0 ? known : preset));
}

const tabKeys = ["ArrowLeft", "ArrowRight"] as const;

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
