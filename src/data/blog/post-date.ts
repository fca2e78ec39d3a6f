import type { Problem } from "../../shared/problem";

/** What a post's file name says: `2021-07-30-slug`, `2021/07/30/slug`, `2021-07-30-slug/index`. */
export interface DatedName {
  /** `2021-07-30`, or null where the name has no date. */
  readonly date: string | null;
  readonly slug: string;
}

const dated = /^(?<folder>(?:.*\/)?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<slug>.*?)(?:\/index)?$/;

/** Splits a post's path inside blog/, without extension, into its date and its slug. */
export function datedName(inBlog: string): DatedName {
  const groups = dated.exec(inBlog)?.groups;
  if (!groups) return { date: null, slug: inBlog.replace(/\/index$/, "") };
  const [year, month, day] = (groups.date ?? "").split(/[-/]/);
  const date = `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
  return { date, slug: `${groups.folder}${groups.slug}`.replace(/^\/+|\/+$/g, "") };
}

/**
 * Reads a date an author wrote: `2021-07-30`, or a full ISO time whose zone is respected.
 * @returns ISO time in UTC, or null for a day that does not exist (2021-02-30) or any other text.
 */
export function parseDate(text: string): string | null {
  const match =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
      text.trim(),
    );
  if (!match) return null;
  const [, year, month, day, hour = "00", minute = "00", second = "00", zone = "Z"] = match;
  const calendarDay = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(calendarDay.getTime()) || calendarDay.getUTCDate() !== Number(day)) return null;
  const time = new Date(
    `${year}-${month}-${day}T${hour}:${minute}:${second}${zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, "$1:$2")}`,
  );
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

export interface PostDate {
  /** ISO time in UTC, null if no valid date was found. */
  readonly date: string | null;
  readonly problems: readonly Problem[];
}

interface DateSources {
  readonly file: string;
  readonly frontMatter: string | undefined;
  readonly frontMatterLine: number | undefined;
  readonly fileName: string | null;
  /** Time of the first commit that has the file, if there is one. */
  readonly firstCommit: string | null;
}

/** The date of a post: front matter, else file name, else first commit. */
export function postDate({ file, frontMatter, frontMatterLine, fileName, firstCommit }: DateSources): PostDate {
  if (frontMatter !== undefined) {
    const date = parseDate(frontMatter);
    if (date === null) return { date, problems: [impossible(file, frontMatter, frontMatterLine)] };
    const differs = fileName !== null && date.slice(0, 10) !== fileName;
    return { date, problems: differs ? [disagreement(file, frontMatter, fileName, frontMatterLine)] : [] };
  }
  if (fileName !== null) {
    const date = parseDate(fileName);
    return { date, problems: date === null ? [impossible(file, fileName, undefined)] : [] };
  }
  return { date: firstCommit, problems: firstCommit === null ? [missing(file)] : [] };
}

/** A revision dated with a day that does not exist. */
export function revisionProblem(file: string, text: string | undefined, line: number | undefined): Problem | null {
  return text === undefined || parseDate(text) !== null ? null : impossible(file, text, line, "last_update.date");
}

function impossible(file: string, text: string, line: number | undefined, field = "date"): Problem {
  return {
    severity: "error",
    file,
    line,
    field,
    message: `is ${JSON.stringify(text)}: there is no such day`,
    fix: `${field.replace(/^.*\./, "")}: 2025-08-31, or with a time: 2025-08-31T09:30:00+08:00`,
  };
}

function disagreement(file: string, text: string, fileName: string, line: number | undefined): Problem {
  return {
    severity: "warning",
    file,
    line,
    field: "date",
    message: `is ${text} but the file name says ${fileName}; the front matter wins`,
    fix: `rename the file, or write date: ${fileName}`,
  };
}

function missing(file: string): Problem {
  return {
    severity: "error",
    file,
    field: "date",
    message: "is missing: neither the front matter nor the file name nor git knows when this post was written",
    fix: `rename the file to 2025-08-31-${file.slice(file.lastIndexOf("/") + 1)}, or write date: 2025-08-31`,
  };
}
