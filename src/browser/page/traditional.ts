import { CustomConverter } from "opencc-js/core";
import { type TraditionalTable, traditionalEvent, traditionalKey, wordsEvent } from "../../shared/traditional";
import { safeLocalStorage } from "../platform/storage";

const traditional = "zh-Hant";
const foreign = "[translate=no], [lang]:not(html, [lang^=zh])";
const untouched = `${foreign}, pre, code, kbd, textarea, script, style`;
const attributes = ["alt", "title", "aria-label", "placeholder"];

/** The original text of each converted node. */
const originals = new WeakMap<Node, string>();

// Later switches arrive as events, because importing a module again does not run it again.
window.addEventListener(traditionalEvent, ({ detail }: CustomEventInit<TraditionalTable>) => {
  if (detail) void toggleTraditional(detail);
});

/**
 * Shows this page and all later ones in traditional characters. If the page already shows them,
 * reloads it as it was written. The choice is remembered.
 */
export async function toggleTraditional(table: TraditionalTable): Promise<void> {
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  const root = document.documentElement;
  const isShown = root.lang === traditional;
  safeLocalStorage.set(traditionalKey, isShown ? "" : traditional);
  if (isShown) {
    // Makes the inline script from src/deploy/traditional.ts focus the switch again after the
    // reload.
    window.history.replaceState({ ...window.history.state, [traditionalKey]: true }, "");
    return window.location.reload();
  }
  root.lang = traditional;
  // Uses the serif font for titles, because the title font contains only the characters of the
  // titles as they were written.
  root.style.setProperty("--title", "var(--serif)");
  const button = document.querySelector<HTMLElement>("[data-site-traditional]");
  button?.setAttribute("aria-pressed", "true");
  button?.style.setProperty("text-decoration", "underline");
  // Otherwise screen readers would announce the last messages again in the new characters.
  for (const region of document.querySelectorAll(".visually-hidden[role=status]")) region.replaceChildren();
  const convert = CustomConverter(Object.entries(table));
  window.addEventListener(wordsEvent, ({ detail }: CustomEventInit<string[]>) => detail?.push(...detail.map(convert)));
  convertAll(root, convert);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === "childList" ? addedNodes : [target]) convertAll(node, convert);
    // Otherwise the observer would be called again for its own changes.
    observer.takeRecords();
  });
  const attributeFilter = [...attributes, "data-site-hydration"];
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter });
}

/**
 * Converts the text and the attributes that readers see or hear, in a node and its descendants.
 * Skips what `untouched` and `foreign` match, such as code and other languages. In an island that
 * React is hydrating, restores the original text instead.
 */
function convertAll(start: Node, convert: (text: string) => string): void {
  const walker = document.createTreeWalker(start, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = start; node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : null;
    const parent = element ?? node.parentElement;
    if (parent?.closest(element ? foreign : untouched)) continue;
    const isCompared = parent?.closest("[data-site-hydration=begun]");
    for (const part of element ? attributes.map((name) => element.getAttributeNode(name)) : [node]) {
      const text = part?.nodeValue;
      const changed = part && text && (isCompared ? originals.get(part) : convert(text));
      if (!changed || changed === text) continue;
      originals.set(part, isCompared ? changed : text);
      part.nodeValue = changed;
    }
  }
}
