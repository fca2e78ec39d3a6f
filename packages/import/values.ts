import { stringOf } from "./data";

/**
 * Hand-written configuration or front matter, where a single value may stand for a list, and `yes`
 * for true.
 */
export type Values = Readonly<Record<string, unknown>>;

/** Returns the strings of a list, including nested lists, or of a single value. */
export function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value.flat(3) : [value]).map(stringOf).filter((text) => text !== undefined);
}

/** Returns the words of a value on one line, without HTML tags; undefined if there are none. */
export function lineOf(value: unknown): string | undefined {
  return (
    stringOf(value)
      ?.replace(/<[^>]*>/g, "")
      .replace(/\s+/g, " ")
      .trim() || undefined
  );
}

/** Returns a list, or undefined if it is empty, so that its field is left out. */
export function orUndefined<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

/** Reads a boolean, including those of YAML 1.1; undefined for other values. */
export function yesOrNo(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return undefined;
  if (/^(?:true|yes|on)$/i.test(value)) return true;
  return /^(?:false|no|off)$/i.test(value) ? false : undefined;
}

/**
 * Returns whether a value is a date in a given format and exists in the calendar, unlike
 * `2020-20-19`.
 */
export function isDate(value: unknown, form: RegExp): value is string {
  return typeof value === "string" && form.test(value) && clockTime(value) !== undefined;
}

/**
 * Returns a time as its author wrote it, without its time zone, because this site shows dates in
 * UTC.
 * @returns `2023-03-05`, or `2023-03-05T00:30:00`; undefined for an invalid time
 */
export function clockTime(value: unknown): string | undefined {
  const written = value instanceof Date ? value.toISOString() : value;
  const text = typeof written === "string" ? written.trim() : "";
  const match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?/.exec(text);
  if (!match) return undefined;
  const [year = "", ...parts] = match.slice(1).map((part) => part?.padStart(2, "0"));
  const [month, day, hour, minute, second = "00"] = parts;
  const date = `${year}-${month}-${day}`;
  const time = hour === undefined ? "00:00:00" : `${hour}:${minute}:${second}`;
  if (Number.isNaN(Date.parse(`${date}T${time}Z`))) return undefined;
  return time === "00:00:00" ? date : `${date}T${time}`;
}
