/**
 * Event on the document, dispatched when a page, or another place on the page, is shown. This
 * includes the first page.
 */
export const pageEvent = "site:page";

/** Notifies listeners that a page, or another place on the page, is shown. */
export const announcePage = () => document.dispatchEvent(new Event(pageEvent));

/**
 * Event on the element of an article's text, dispatched when the rest of the text has been added.
 * In development it is dispatched when React has rendered the text. It bubbles.
 */
export const textEvent = "site:text";

/** Notifies listeners that a text is complete. */
export const announceText = (text: Element) => text.dispatchEvent(new Event(textEvent, { bubbles: true }));

/** Event on the document, dispatched when an island has added links to the page's content. */
export const linksEvent = "site:links";
