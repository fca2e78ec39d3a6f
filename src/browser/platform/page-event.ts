/**
 * Name of a document event. It is dispatched when a page, or another part of it, is shown,
 * including the first page.
 */
export const pageEvent = "site:page";

/** Notifies listeners that a page, or another part of it, is shown. */
export const announcePage = () => document.dispatchEvent(new Event(pageEvent));

/**
 * Name of an event on the element that contains an article's text. It is dispatched when the rest
 * of the text has been added, and in development when React has rendered the text. It bubbles.
 */
export const textEvent = "site:text";

/** Notifies listeners that an article's text is complete. */
export const announceText = (text: Element) => text.dispatchEvent(new Event(textEvent, { bubbles: true }));

/**
 * Name of a document event. It is dispatched when an island may have added links to the page's
 * content.
 */
export const linksEvent = "site:links";
