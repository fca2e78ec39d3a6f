declare global {
  interface Window {
    /** Code, styles and data of the search, below the site's base path. Set by the start script, first of all. */
    searchFiles?: readonly string[];
  }
}

/** Dispatched on the document when the reading layer has taken over buttons, menus and keys. */
export const readingEvent = "site:reading";

/** Attribute of the root element from then on. */
export const readingAttribute = "data-reading";

/** Dispatched on the document by the app when a page is shown, the first one too. */
export const pageEvent = "site:page";

/** Dispatched by the app on the element of an article's text when all of it is there; it bubbles. */
export const textEvent = "site:text";

/** Dispatched on the document when React has hydrated the page. */
export const readyEvent = "site:ready";

/** Attribute of the root element from then on. */
export const readyAttribute = "data-ready";

/** Attribute of the root element once a reader has shown up. */
export const readerAttribute = "data-reader";

/** Attribute of an element that is empty without scripts, where the query contains its value. */
export const needsScripts = "data-needs-scripts";

/** Attribute of an element that comes to life when it is near the window. */
export const islandAttribute = "data-island";

/** Events that show that a reader is there. */
export const readerSigns = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "scroll",
  "wheel",
] as const;

/** Whether one of `readerSigns` is real: a pointer at rest reports a move when the page moves under it. */
export function isReaderSign(event: Event & Partial<Pick<PointerEvent, "movementX" | "movementY">>): boolean {
  return event.type !== "pointermove" || Boolean(event.movementX || event.movementY);
}

/** Tells the start script that the page is hydrated, after the effects of the current commit. */
export function announceReady(): void {
  setTimeout(() => {
    document.documentElement.setAttribute(readyAttribute, "");
    document.dispatchEvent(new Event(readyEvent));
  }, 0);
}

/** Tells the reading layer that a page is shown. */
export function announcePage(): void {
  document.dispatchEvent(new Event(pageEvent));
}

/** Tells the reading layer that all of an article's text is in its element. */
export function announceText(root: Element): void {
  root.dispatchEvent(new Event(textEvent, { bubbles: true }));
}
