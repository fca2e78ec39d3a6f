/** Dispatched on the document when a page is shown, the first one too. */
export const pageEvent = "site:page";

/** Notifies listeners that another page, or another place on it, is shown. */
export const announcePage = () => document.dispatchEvent(new Event(pageEvent));

/** Dispatched on the element of an article's text when the rest of it has come; it bubbles. */
export const textEvent = "site:text";
