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
  const list = document.createElement("div");
  list.setAttribute("role", "tablist");
  list.className = "tab-list";
  const tabs = panels.map((panel, index) => makeTab(panel, `${set}-${index}`));
  list.append(...tabs);
  container.prepend(list);
  container.dataset.enhanced = "";

  const values = panels.map((panel) => panel.dataset.value ?? "");
  const group = container.dataset.group;
  const show = (index: number) => showPanel(tabs, panels, index);
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
  for (const [index, tab] of tabs.entries()) tab.addEventListener("click", () => select(index));
  list.addEventListener("keydown", (event) => {
    const next = nextTab(event.key, tabs.indexOf(event.target as HTMLButtonElement), tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    select(next);
  });
  shows.set(container, (value) => {
    const index = values.indexOf(value);
    if (index >= 0) show(index);
  });

  show(
    initialTab(
      values,
      panels.findIndex((panel) => panel.dataset.default !== undefined),
      group,
    ),
  );
}

function initialTab(values: readonly string[], preset: number, group: string | undefined): number {
  const remembered = group === undefined ? null : safeLocalStorage.get(keyOf(group));
  const index = remembered === null ? -1 : values.indexOf(remembered);
  return Math.max(0, index >= 0 ? index : preset);
}

function makeTab(panel: HTMLElement, id: string): HTMLButtonElement {
  const tab = document.createElement("button");
  tab.type = "button";
  tab.id = `${id}-tab`;
  tab.setAttribute("role", "tab");
  tab.setAttribute("aria-controls", `${id}-panel`);
  tab.textContent = panel.getAttribute("aria-label");
  panel.id = `${id}-panel`;
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", tab.id);
  panel.removeAttribute("aria-label");
  return tab;
}

function showPanel(tabs: readonly HTMLElement[], panels: readonly HTMLElement[], shown: number): void {
  for (const [index, tab] of tabs.entries()) {
    tab.setAttribute("aria-selected", String(index === shown));
    tab.tabIndex = index === shown ? 0 : -1;
  }
  for (const [index, panel] of panels.entries()) panel.hidden = index !== shown;
}

/** The tab that a key moves to: arrows wrap around, Home and End go to the ends. Undefined for other keys. */
export function nextTab(key: string, current: number, length: number): number | undefined {
  if (key === "ArrowRight") return (current + 1) % length;
  if (key === "ArrowLeft") return (current - 1 + length) % length;
  if (key === "Home") return 0;
  return key === "End" ? length - 1 : undefined;
}
