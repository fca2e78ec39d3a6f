/** Storage key for the reader's choice of traditional characters. */
export const traditionalKey = "traditional";

/**
 * Name of a window event whose `detail` is a `TraditionalTable`. It switches between traditional
 * characters and the page as it was written.
 */
export const traditionalEvent = "site:traditional";

/** Maps simplified characters and phrases to their traditional forms. */
export type TraditionalTable = Readonly<Record<string, string>>;

/**
 * Name of a window event whose `detail` is an array of words to find in the page. If the page is
 * shown in traditional characters, the listener appends every word in traditional characters.
 */
export const wordsEvent = "site:words";
