import { parseDate } from "../../../../src/content/files/dates";
import { listOf, recordOf, stringOf } from "../../data";
import type { YamlMap } from "../../model";

/** Fields that must be strings on this site. Docusaurus accepts numbers too. */
const texts = ["id", "title", "description", "sidebar_label", "slug", "pagination_label", "image"];
const flags = ["draft", "unlisted", "hide_title", "hide_table_of_contents"];

/**
 * Fixes values that Docusaurus accepts and this site does not:
 * - a number instead of a string;
 * - a string instead of a number, a boolean or a list;
 * - an empty field;
 * - the author fields of early versions;
 * - a date in another format.
 * @returns only the fields to set; undefined removes a field
 */
export function fixFrontMatter(data: YamlMap): Record<string, unknown> {
  const fixed: Record<string, unknown> = {};
  for (const name of texts) {
    const value = data[name];
    if (typeof value === "number") fixed[name] = String(value);
    else if (value === null || value === "") fixed[name] = undefined;
  }
  for (const name of flags) {
    const value = data[name];
    if (value === "true" || value === "false") fixed[name] = value === "true";
    else if (value === null) fixed[name] = undefined;
  }
  const position = data.sidebar_position;
  if (typeof position === "string")
    fixed.sidebar_position = Number.isFinite(Number(position)) ? Number(position) : undefined;
  else if (position === null) fixed.sidebar_position = undefined;
  for (const name of ["tags", "keywords"]) Object.assign(fixed, fixedList(data, name));
  return { ...fixed, ...fixedDates(data), ...fixedAuthors(data) };
}

function fixedList(data: YamlMap, name: string): Record<string, unknown> {
  const value = data[name];
  if (value === undefined) return {};
  if (value === null || value === "") return { [name]: undefined };
  if (typeof value === "string") return { [name]: value.split(/\s*[,，]\s*/).filter(Boolean) };
  const items = listOf(value).map((item) => (typeof item === "number" ? String(item) : item));
  const said = items.filter((item) => item !== null && item !== "");
  const isSame =
    Array.isArray(value) && said.length === value.length && said.every((item, index) => item === value[index]);
  return isSame ? {} : { [name]: said.length > 0 ? said : undefined };
}

function fixedDates(data: YamlMap): Record<string, unknown> {
  const fixed: Record<string, unknown> = {};
  if (data.date === null || data.date === "") fixed.date = undefined;
  else if (data.date !== undefined) {
    const date = plainDate(data.date);
    if (date !== data.date) fixed.date = date;
  }
  const update = recordOf(data.last_update);
  if (update.date !== undefined && plainDate(update.date) !== update.date) {
    fixed.last_update = { ...update, date: plainDate(update.date) };
  }
  return fixed;
}

/**
 * Converts a date to a format that this site reads; undefined for text that is not a date. Reads
 * formats such as `2021-8-1`, `2021/08/01 10:00` and `Aug 1, 2021`.
 */
export function plainDate(value: unknown): string | undefined {
  const written = value instanceof Date ? value.toISOString() : (stringOf(value) ?? "");
  if (parseDate(written) !== null) return written;
  const match = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]+(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?(.*)$/.exec(
    written,
  );
  if (match) {
    const [, year, month = "", day = "", hour, minute = "", second = "0"] = match;
    const two = (part: string) => part.padStart(2, "0");
    const date = `${year}-${two(month)}-${two(day)}`;
    const time = hour === undefined ? date : `${date}T${two(hour)}:${two(minute)}:${two(second)}`;
    if (parseDate(time) !== null) return time;
  }
  const parsed = new Date(written);
  return Number.isNaN(parsed.getTime()) ? undefined : parsed.toISOString();
}

/** Converts `author`, `author_title` and similar fields to `authors`, which has replaced them. */
function fixedAuthors(data: YamlMap): Record<string, unknown> {
  if (data.authors === null || data.authors === "") return { authors: undefined };
  const name = stringOf(data.author) ?? stringOf(data.authorName);
  if (data.authors !== undefined || name === undefined) return {};
  const old = [
    "author",
    "author_title",
    "author_url",
    "author_image_url",
    "authorName",
    "authorTitle",
    "authorURL",
    "authorImageURL",
  ];
  const author = {
    name,
    title: stringOf(data.author_title) ?? stringOf(data.authorTitle),
    url: stringOf(data.author_url) ?? stringOf(data.authorURL),
    image_url: stringOf(data.author_image_url) ?? stringOf(data.authorImageURL),
  };
  const said = Object.fromEntries(Object.entries(author).filter(([, value]) => value !== undefined));
  return {
    ...Object.fromEntries(old.filter((field) => field in data).map((field) => [field, undefined])),
    authors: [said],
  };
}
