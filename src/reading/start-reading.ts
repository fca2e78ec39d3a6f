import { textAttribute } from "../contract/published-files";
import type { ReadingSettings } from "../contract/reading-settings";
import { watchHeadings } from "./active-heading";
import { closeAnnouncement, closeAnnouncementAttribute } from "./announcement";
import { enhanceArticle } from "./article/enhance-article";
import { revealTarget } from "./article/reveal-target";
import { backToTopAttribute, goToTop, watchBackToTop } from "./back-to-top";
import { copyMarkdown, copyMarkdownAttribute } from "./copy-markdown";
import { rememberDocsVersion } from "./docs-version";
import { watchDrawer } from "./drawer";
import { watchDropdowns } from "./dropdowns";
import { offerNewVersion } from "./new-version-notice";
import { turnPage } from "./pager-keys";
import { afterPaint } from "./platform/after-paint";
import { pageEvent, readingAttribute, readingEvent, textEvent } from "./platform/ready";
import { registerWorker } from "./register-worker";
import { revealCurrentLine } from "./sidebar";

/**
 * The reading layer: all that a reader needs who does not navigate inside the document. It works on the HTML, by listeners
 * on the document, with React or without; React's components write the markup and the attributes it looks for.
 */
export function startReading({ baseUrl, offline }: ReadingSettings): void {
  onPress(copyMarkdownAttribute, (button) => void copyMarkdown(button));
  onPress(closeAnnouncementAttribute, (_, id) => closeAnnouncement(id));
  onPress(backToTopAttribute, goToTop);
  document.addEventListener("keydown", turnPage);
  window.addEventListener("hashchange", revealTarget);
  watchDropdowns();
  watchDrawer();
  watchBackToTop();
  watchHeadings();
  offerNewVersion(baseUrl);
  if (offline) registerWorker(baseUrl);

  document.addEventListener(textEvent, ({ target }) => enhanceArticle(target as HTMLElement));
  for (const text of document.querySelectorAll<HTMLElement>(`[${textAttribute}]`)) enhanceArticle(text);
  document.addEventListener(pageEvent, onPage);
  onPage();
  document.documentElement.setAttribute(readingAttribute, "");
  document.dispatchEvent(new Event(readingEvent));
}

function onPage(): void {
  revealCurrentLine();
  // A new page's head follows its body.
  afterPaint(rememberDocsVersion, 2);
}

/** Listens to the buttons that have an attribute, those of later pages too. */
function onPress(attribute: string, act: (button: HTMLElement, value: string) => void): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : null;
    if (button) act(button, button.getAttribute(attribute) ?? "");
  });
}
