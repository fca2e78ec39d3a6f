/** Sent on the document when the page's scripts have taken over. */
export const readyEvent = "site:ready";

/** Attribute of the root element that says so. */
export const readyAttribute = "data-ready";

/** Attribute of the root element that says that somebody is at the page. */
export const readerAttribute = "data-reader";

/** Attribute of an element that shows nothing without scripts where the address has its value in the query. */
export const needsScripts = "data-needs-scripts";

/** Events that tell that somebody is at the page. */
export const readerSigns = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "scroll",
  "wheel",
] as const;

/** Tells the script that loaded the others that the page answers now. Effects of this moment come first. */
export function announceReady(): void {
  setTimeout(() => {
    document.documentElement.setAttribute(readyAttribute, "");
    document.dispatchEvent(new Event(readyEvent));
  }, 0);
}
