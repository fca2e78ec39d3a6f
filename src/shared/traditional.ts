/** Storage key of the reader's choice of traditional characters. */
export const traditionalKey = "traditional";

/**
 * Dispatched on the window with the table of characters. It shows the page in traditional
 * characters or as it was written.
 */
export const traditionalEvent = "site:traditional";

/** Simplified characters and phrases with their traditional forms. */
export type TraditionalTable = Readonly<Record<string, string>>;

/**
 * Dispatched on the window with words of a page. In traditional characters, the words in the
 * characters that are shown are added to them.
 */
export const wordsEvent = "site:words";
