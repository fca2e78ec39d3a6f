/** Where a browser keeps that its reader wants them. */
export const traditionalKey = "traditional";

/** Dispatched on the window with the table of characters, to show the page in them or as it is written. */
export const traditionalEvent = "site:traditional";

/** Simplified characters and phrases, each with what it is in traditional characters. */
export type TraditionalTable = Readonly<Record<string, string>>;
