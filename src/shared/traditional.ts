/** Storage key for the reader's choice of traditional characters. */
export const traditionalKey = "traditional";

/**
 * Event on the window, with the table of characters as its detail. It switches between traditional
 * characters and the page as it was written.
 */
export const traditionalEvent = "site:traditional";

/** Simplified characters and phrases with their traditional forms. */
export type TraditionalTable = Readonly<Record<string, string>>;

/**
 * Event on the window, with words to find in the page as its detail. If the page is shown in
 * traditional characters, the listener adds the words in these characters.
 */
export const wordsEvent = "site:words";
