import { enhanceArticle } from "./article/enhance-article";
import { revealTarget } from "./article/reveal-target";
import { watchIslands } from "./islands";
import { registerWorker } from "./offline/register-worker";
import { watchHeadings, watchTocBar } from "./page/active-heading";
import { closeAnnouncement, closeAnnouncementAttribute } from "./page/announcement";
import { backToTopAttribute, goToTop, watchBackToTop } from "./page/back-to-top";
import { labelColorToggles } from "./page/color-mode";
import { copyMarkdown, copyMarkdownAttribute } from "./page/copy-markdown";
import { finishLayout } from "./page/deferred-layout";
import { rememberDocsVersion } from "./page/docs-version";
import { watchDrawer } from "./page/drawer";
import { watchDropdowns } from "./page/dropdowns";
import { offerNewVersion } from "./page/new-version";
import { leaveNotFound } from "./page/not-found";
import { turnPage } from "./page/pager-keys";
import { watchPrinting } from "./page/print-notes";
import { pageEvent, textEvent } from "./platform/page-event";
import { revealCurrentLine } from "./router/mark-current";
import { watchSearch } from "./search/watch-search";
import { settings } from "./settings";

/**
 * All that makes pages more than text and links: it works on the HTML, by listeners on the document, with React or
 * without. The components of src/components write the markup and the attributes it looks for.
 */
export function readPages(): void {
  onPress(copyMarkdownAttribute, (button) => void copyMarkdown(button));
  onPress(closeAnnouncementAttribute, (_, id) => closeAnnouncement(id));
  onPress(backToTopAttribute, goToTop);
  document.addEventListener("keydown", turnPage);
  labelColorToggles();
  watchDropdowns();
  watchDrawer();
  watchBackToTop();
  watchHeadings();
  watchTocBar();
  watchPrinting();
  watchSearch();
  watchIslands();
  if (settings.version !== null) offerNewVersion(settings.version);
  if (settings.offline) registerWorker();
  document.addEventListener(textEvent, ({ target }) => enhanceArticle(target as HTMLElement));
  document.addEventListener(pageEvent, onPage);
  onPage();
  finishLayout();
  void leaveNotFound();
}

function onPage(): void {
  for (const text of document.querySelectorAll<HTMLElement>(".prose")) enhanceArticle(text);
  revealTarget();
  revealCurrentLine();
  rememberDocsVersion();
}

/** Listens to the buttons that have an attribute, those of later pages too. */
function onPress(attribute: string, act: (button: HTMLElement, value: string) => void): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : null;
    if (button) act(button, button.getAttribute(attribute) ?? "");
  });
}
