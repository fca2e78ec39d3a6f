import { z } from "zod";
import { expected } from "../text/diagnostics/content-messages";

/** A non-empty text. A missing field is fine, an empty string is a mistake. */
export const text = z.string(expected.quotedText).trim().min(1, expected.notEmpty);
/** Takes a number for a text: `title: 2025` needs no quotes, as in Docusaurus. YAML has read it by then: `1.10` is 1.1. */
export function orNumber<Field extends z.ZodType>(field: Field) {
  return z.preprocess((value) => (typeof value === "number" ? String(value) : value), field);
}

/** A text of front matter, where people write years and versions too. */
export const words = orNumber(text);
/** An http(s) address. Other schemes are rejected, `javascript:` among them. */
export const webAddress = z.url({ protocol: /^https?$/, error: expected.webAddress });
/** A person's own address, which may be on this site. */
export const ownAddress = z.union([webAddress, text.regex(/^\/(?!\/)/)], expected.ownAddress);
export const flag = z.boolean(expected.flag);
export const texts = z.array(text, expected.list);

/** A mapping that has these fields and no others. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  return z.strictObject(shape, { error: ({ code }) => (code === "invalid_type" ? expected.fields : undefined) });
}

/** One of several words. */
export function oneOf<Word extends string>(words: readonly Word[]) {
  return z.enum(words, expected.oneOf(words));
}

/** An issue with a fix of its own, in place of the field's example. */
export function wrong(input: unknown, message: string, fix: string, path: string[] = []) {
  return { code: "custom" as const, input, message, path, params: { fix }, continue: true };
}
