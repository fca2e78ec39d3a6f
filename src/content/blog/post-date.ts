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
    /**
     * The date as the file name writes it, with slashes for the address: `2021/7/30`; "" for none.
     */
    dateSlug: dateText.replaceAll("-", "/"),
    slug: `${folder}${slug}`.replace(/^\/+|\/+$/g, ""),
  };
}

interface DateSources {
  /** The position of the date in the front matter. */
  readonly place: Pick<Diagnostic, "file" | "line" | "field">;
  /** The validated date from front matter. */
  readonly frontMatter: string | undefined;
  readonly fileName: string | null;
  /** ISO time in UTC of the first commit that contains the file, or null. */
  readonly firstCommit: string | null;
}

/**
 * Returns a post's date as an ISO time, with diagnostics. Uses front matter, the file name or the
 * first commit, in this order. The date is null, with an error, if there is no valid date. A date
 * in the file name that differs from the date in front matter causes a warning, and so does a date
 * in the future.
 */
export function postDate({ place, frontMatter, fileName, firstCommit }: DateSources) {
  const date = frontMatter !== undefined || fileName !== null ? parseDate(frontMatter ?? fileName ?? "") : firstCommit;
  if (frontMatter !== undefined && fileName !== null && date?.slice(0, 10) !== fileName) {
    return { date, diagnostics: [warning(place, postMessages.otherDate(frontMatter, fileName))] };
  }
  if (date !== null)
    return { date, diagnostics: isAhead(date) ? [warning(place, postMessages.future(date.slice(0, 10)))] : [] };
  const wording = fileName === null ? postMessages.noDate(basename(place.file)) : postMessages.invalidDate(fileName);
  return { date, diagnostics: [error(place, wording)] };
}

/** Returns whether a date is ahead of the build by more than a day, the span of all time zones. */
function isAhead(date: string): boolean {
  return Date.parse(date) - buildTime().getTime() > 24 * 60 * 60 * 1000;
}

/**
 * Returns whether `date` is more than `years` calendar years before `now`.
 * @param date ISO time
 */
export function isStale(date: string, years: number, now: Date): boolean {
  const limit = new Date(date);
  limit.setUTCFullYear(limit.getUTCFullYear() + years);
  return limit < now;
}

/**
 * Returns the current time, or the time that `SOURCE_DATE_EPOCH` sets for a reproducible build
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
