import { postMessages } from "../../config/messages";
import { type Diagnostic, error, warning } from "../../lib/diagnostic";
import { basename } from "../../lib/paths";
import { parseDate } from "../files/dates";

/**
 * Matches the dated file name of a post: `2021-07-30-slug`, `2021/07/30/slug`,
 * `2021-07-30-slug/index`.
 */
const dated = /^(?<folder>(?:.*\/)?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<slug>.*?)(?:\/index)?$/;

/** Splits a post's path, relative to blog/ and without extension, into its date and its slug. */
export function datedName(inBlog: string) {
  const groups = dated.exec(inBlog)?.groups;
  if (!groups) return { date: null, dateSlug: "", slug: inBlog.replace(/\/index$/, "") };
  const { folder, date: dateText = "", slug } = groups;
  const [year, month, day] = dateText.split(/[-/]/);
  return {
    /** `2021-07-30`; null if the name has no date. */
    date: `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`,
    /** The date for the address, with the digits of the name: `2021/7/30`; "" without a date. */
    dateSlug: dateText.replaceAll("-", "/"),
    slug: `${folder}${slug}`.replace(/^\/+|\/+$/g, ""),
  };
}

interface DateSources {
  /** The place of the date in the front matter. */
  readonly place: Pick<Diagnostic, "file" | "line" | "field">;
  /** The date in the front matter, which has been validated. */
  readonly frontMatter: string | undefined;
  readonly fileName: string | null;
  /** ISO time in UTC of the first commit with the file, or null. */
  readonly firstCommit: string | null;
}

/**
 * Returns the date of a post as an ISO time, from the front matter, the file name or the first
 * commit, in this order. Returns null and an error if there is no valid date.
 */
export function postDate({ place, frontMatter, fileName, firstCommit }: DateSources) {
  const date = frontMatter !== undefined || fileName !== null ? parseDate(frontMatter ?? fileName ?? "") : firstCommit;
  if (frontMatter !== undefined && fileName !== null && date?.slice(0, 10) !== fileName) {
    return { date, diagnostics: [warning(place, postMessages.otherDate(frontMatter, fileName))] };
  }
  if (date !== null) return { date, diagnostics: [] };
  const wording = fileName === null ? postMessages.noDate(basename(place.file)) : postMessages.invalidDate(fileName);
  return { date, diagnostics: [error(place, wording)] };
}

/**
 * Returns whether a text is older than a number of calendar years.
 * @param date ISO time
 */
export function isStale(date: string, years: number, now: Date): boolean {
  const limit = new Date(date);
  limit.setUTCFullYear(limit.getUTCFullYear() + years);
  return limit < now;
}

/**
 * Returns the current time, or the time of a reproducible build
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function buildTime(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}

/** GraphQL type of the single node that stores the day of the build. */
export const buildDayType = "BuildDay";

/** Returns the day of the build in UTC: `2025-08-31`. */
export function buildDay(): string {
  return buildTime().toISOString().slice(0, 10);
}
