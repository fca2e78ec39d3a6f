import { stringOf } from "../data";
import type { Values } from "../values";

/** The facts that determine the address of a post or collection document. */
export interface PermalinkFacts {
  readonly slug: string;
  /** Path below the collection, without extension. */
  readonly path: string;
  readonly collection: string;
  /** Date in the author's local time; undefined for a document without a date. */
  readonly date: string | undefined;
  readonly categories: readonly string[];
}

/** Permalink patterns by style: https://jekyllrb.com/docs/permalinks/#built-in-formats */
const styles: Readonly<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title.html",
  none: "/:categories/:title.html",
};

/** Returns the pattern for the addresses of posts. */
export function postPattern({ permalink }: Values): string {
  const pattern = stringOf(permalink) ?? "date";
  return styles[pattern] ?? pattern;
}

/**
 * Fills in a permalink pattern.
 * @returns the address, and the placeholders without a value; the slug replaces each of them
 */
export function jekyllAddress(
  pattern: string,
  { slug, path, collection, date, categories }: PermalinkFacts,
): { readonly address: string; readonly unknown: readonly string[] } {
  const [year = "", month = "", day = "", hour = "00", minute = "00", second = "00"] = (date ?? "").split(/[-T:]/);
  const dated: Readonly<Record<string, string>> = {
    year,
    month,
    day,
    hour,
    minute,
    second,
    short_year: year.slice(2),
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    y_day: dayOfYear(year, month, day),
  };
  const words: Readonly<Record<string, string>> = {
    ...(date !== undefined && dated),
    title: slug,
    slug: slug.toLowerCase(),
    name: slug,
    path,
    collection,
    categories: categories.map(slugified).join("/"),
    output_ext: ".html",
  };
  const unknown: string[] = [];
  const address = pattern.replace(/:(\w+)/g, (placeholder, name: string) => {
    const value = words[name];
    if (value === undefined) unknown.push(placeholder);
    return value ?? slug;
  });
  return { address: `/${address}`.replace(/\/{2,}/g, "/"), unknown };
}

/** Converts text to a slug as Jekyll's `slugify` does in its default mode. */
export function slugified(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function dayOfYear(year: string, month: string, day: string): string {
  const days = (Date.parse(`${year}-${month}-${day}`) - Date.parse(`${year}-01-01`)) / 86_400_000;
  return String(days + 1).padStart(3, "0");
}
