import { postMessages } from "../../config/messages";
import { type Diagnostic, error, warning } from "../../lib/diagnostic";
import { basename } from "../../lib/paths";
import { parseDate } from "../files/dates";

/** The file name of a post: `2021-07-30-slug`, `2021/07/30/slug`, `2021-07-30-slug/index`. */
const dated = /^(?<folder>(?:.*\/)?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<slug>.*?)(?:\/index)?$/;

/** Splits a post's path inside blog/, without extension, into its date and its slug. */
export function datedName(inBlog: string) {
  const groups = dated.exec(inBlog)?.groups;
  if (!groups) return { date: null, dateSlug: "", slug: inBlog.replace(/\/index$/, "") };
  const { folder, date: dateText = "", slug } = groups;
  const [year, month, day] = dateText.split(/[-/]/);
  return {
    /** `2021-07-30`; null if the name has no date. */
    date: `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`,
    /** The date in an address, in the digits of the name: `2021/7/30`; "" without a date. */
    dateSlug: dateText.replaceAll("-", "/"),
    slug: `${folder}${slug}`.replace(/^\/+|\/+$/g, ""),
  };
}

interface DateSources {
  /** The place of the date in the front matter. */
  readonly place: Pick<Diagnostic, "file" | "line" | "field">;
  /** A valid date. */
  readonly frontMatter: string | undefined;
  readonly fileName: string | null;
  /** The time of the first commit with the file, or null. */
  readonly firstCommit: string | null;
}

/**
 * Returns the date of a post in UTC from the front matter, the file name or the first commit, in
 * this order; null if none is valid.
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

/** Returns whether a text is older than a number of calendar years. @param date ISO time in UTC */
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

/** Type of the single node that holds the day of the build. */
export const buildDayType = "BuildDay";

/** Returns the day of the build in UTC: `2025-08-31`. */
export function buildDay(): string {
  return buildTime().toISOString().slice(0, 10);
}
