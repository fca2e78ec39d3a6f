import { addCopyButtons, addWrapButtons, watchFolds } from "./article/code-buttons";
import { revealTarget } from "./article/reveal-target";
import { scrollWideFormulas, stopAtScrollers } from "./article/wide-parts";
import { type IslandLoader, watchIslands } from "./islands";
import { registerWorker } from "./offline/register-worker";
import { watchHeadings } from "./page/active-heading";
import { closeAnnouncement } from "./page/announcement";
import { goToTop, watchBackToTop } from "./page/back-to-top";
import { labelColorToggles } from "./page/color-mode";
import { copyMarkdown } from "./page/copy-markdown";
import { finishLayout } from "./page/deferred-layout";
import { watchDrawer } from "./page/drawer";
import { watchDropdowns } from "./page/dropdowns";
import { showLastRead } from "./page/last-read";
import { offerNewVersion } from "./page/new-version";
import { turnPage } from "./page/pager-keys";
import { watchPrinting } from "./page/print-notes";
import { announceText, pageEvent, textEvent } from "./platform/page-event";
import { whenLoaded } from "./platform/timing";
import { watchFoldedCategories } from "./router/complete-sidebar";
import { revealCurrentLine } from "./router/mark-current";
import { watchSearch } from "./search/watch-search";
import { settings } from "./settings";

/**
 * Adds the behaviour of pages, except following and prefetching links and what gatsby-browser.tsx
 * does after a navigation. It depends on the markup and attributes that src/components renders.
 */
export function readPages(islands: IslandLoader): void {
  onPress("data-site-copy-markdown", (button) => void copyMarkdown(button));
  onPress("data-site-close-announcement", (_, id) => closeAnnouncement(id));
  onPress("data-site-back-to-top", goToTop);
  document.addEventListener("keydown", turnPage);
  labelColorToggles();
  watchDropdowns();
  watchDrawer();
  watchBackToTop();
  watchHeadings();
  watchFolds();
  watchFoldedCategories();
  watchPrinting();
  watchSearch(islands);
  watchIslands(islands);
  if (settings.version !== null) offerNewVersion(settings.version);
  if (settings.offline) registerWorker();
  document.addEventListener(textEvent, ({ target }) => enhanceArticle(target as HTMLElement));
  document.addEventListener(pageEvent, onPage);
  onPage();
  if (process.env.NODE_ENV === "development") watchRenderedTexts();
  finishLayout();
  if (document.querySelector("[data-site-not-found]"))
    whenLoaded(import("./help-when-not-found"), ({ helpWhenNotFound }) => void helpWhenNotFound());
}

function onPage(): void {
  for (const text of document.querySelectorAll<HTMLElement>(".prose")) enhanceArticle(text);
  revealTarget();
  revealCurrentLine();
  showLastRead();
}

/** Announces each article body that React renders, including one that an edit has changed. */
function watchRenderedTexts(): void {
  const text = "main .prose";
  const textsOf = ({ target, addedNodes }: MutationRecord) => {
    if (addedNodes.length > 0 && target instanceof Element && target.matches(text)) return [target];
    const added = [...addedNodes].filter((node) => node instanceof Element);
    return added.flatMap((node) => (node.matches(text) ? [node] : [...node.querySelectorAll(text)]));
  };
  new MutationObserver((records) => {
    for (const changed of new Set(records.flatMap(textsOf))) announceText(changed);
  }).observe(document.body, { childList: true, subtree: true });
}

/**
 * Adds behaviour to an article. The article is usable without it. Running this again on the same
 * HTML adds nothing.
 */
function enhanceArticle(root: HTMLElement): void {
  addCopyButtons(root);
  // Runs before the wrap buttons, because it reads widths and their insertion invalidates the
  // layout.
  stopAtScrollers(root);
  addWrapButtons(root);
  scrollWideFormulas(root);
  revealTarget();
  if (root.querySelector("[data-site-tabs], img, .diagram-scroll, .math-block") === null) return;
  whenLoaded(import("./article/rare-parts"), ({ enhanceRareParts }) => enhanceRareParts(root));
}

/** Listens for clicks on buttons with an attribute, including those on later pages. */
function onPress(attribute: string, act: (button: HTMLElement, value: string) => void): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : null;
    if (button) act(button, button.getAttribute(attribute) ?? "");
  });
}
