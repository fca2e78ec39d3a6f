/** @jest-environment jsdom */

import { enhanceTabs } from "./tabs";

const markup = (group?: string) => `
  <div class="tabs" data-site-tabs ${group === undefined ? "" : `data-group="${group}"`}>
    <div class="tab" role="group" aria-label="Go" data-value="go" data-default><p class="tab-label" aria-hidden="true">Go</p><div class="tab-content">甲</div></div>
    <div class="tab" role="group" aria-label="Python" data-value="py"><p class="tab-label" aria-hidden="true">Python</p><div class="tab-content">乙</div></div>
  </div>`;

const render = (...groups: (string | undefined)[]) => {
  document.body.innerHTML = groups.map(markup).join("");
  return enhanceTabs(document.body);
};
const selected = () => [...document.querySelectorAll("[role=tab][aria-selected=true]")].map((tab) => tab.textContent);
const visible = () =>
  [...document.querySelectorAll<HTMLElement>("[role=tabpanel]")]
    .filter((panel) => !panel.hidden)
    .map((panel) => panel.textContent);
const tab = (index: number) => document.querySelectorAll<HTMLElement>("[role=tab]")[index];

beforeEach(() => {
  localStorage.clear();
  window.scrollBy = jest.fn();
});

describe("enhanceTabs", () => {
  it("turns the panels into a tab list and selects the default tab", () => {
    render(undefined);
    expect(selected()).toEqual(["Go"]);
    expect(visible()).toEqual(["Go甲"]);
    const panel = document.querySelector("[role=tabpanel]");
    expect(panel?.getAttribute("aria-labelledby")).toBe(tab(0)?.id);
    expect(tab(0)?.getAttribute("aria-controls")).toBe(panel?.id);
    expect([tab(0)?.tabIndex, tab(1)?.tabIndex]).toEqual([0, -1]);
  });

  it("selects the same value in all tabs of a group, and remembers it", () => {
    render("语言", "语言", undefined);
    tab(1)?.click();
    expect(selected()).toEqual(["Python", "Python", "Go"]);
    expect(localStorage.getItem("docusaurus.tab.语言")).toBe("py");
    render("语言");
    expect(selected()).toEqual(["Python"]);
  });

  it("keeps the pressed tab in its place when a set above it changes its height", () => {
    render("语言", "语言");
    const list = document.querySelectorAll("[role=tablist]")[1] as HTMLElement;
    // The Python panel above is 40 px taller.
    jest
      .spyOn(list, "getBoundingClientRect")
      .mockImplementation(() => ({ top: selected()[0] === "Python" ? 140 : 100 }) as DOMRect);
    tab(3)?.click();
    expect(window.scrollBy).toHaveBeenCalledWith(0, 40);
  });

  it("falls back to the default when the remembered value is unknown", () => {
    localStorage.setItem("docusaurus.tab.语言", "rust");
    render("语言");
    expect(selected()).toEqual(["Go"]);
  });

  it("follows the arrow keys, Home and End", () => {
    render(undefined);
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    tab(0)?.focus();
    press("ArrowLeft");
    expect(document.activeElement).toBe(tab(1));
    press("ArrowRight");
    expect(selected()).toEqual(["Go"]);
    press("End");
    expect(selected()).toEqual(["Python"]);
    press("Home");
    expect(selected()).toEqual(["Go"]);
  });

  it("does nothing when it runs a second time", () => {
    render(undefined);
    enhanceTabs(document.body);
    expect(document.querySelectorAll("[role=tablist]")).toHaveLength(1);
  });
});
