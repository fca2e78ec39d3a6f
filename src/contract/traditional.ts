/** Attribute of the button in the footer; an inline script of the build shows it and makes it work. */
export const traditionalAttribute = "data-traditional";

/** Where a browser keeps that its reader wants them. */
export const traditionalKey = "traditional";

/** Simplified characters and phrases, each with what it is in traditional characters. */
export type TraditionalTable = Readonly<Record<string, string>>;
