/** Where a browser keeps that its reader wants them. */
export const traditionalKey = "traditional";

/** Simplified characters and phrases, each with what it is in traditional characters. */
export type TraditionalTable = Readonly<Record<string, string>>;
