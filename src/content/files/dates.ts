import { orNumber, text } from "../../config/fields";
import { expected, pageMessages } from "../../config/messages";

const dateOrTime =
  /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[T ](\d{1,2}:\d{2}(?::\d{2})?)(?:(?<=:\d{2}:\d{2})\.\d+)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Parses a day, such as `2024-03-01`, `2024/3/1`, `20240301` or `2024年3月1日`, or an ISO time with
 * an optional zone.
 * @returns an ISO time in the zone that was written, by default UTC, so that its first ten
 * characters are the author's day; null for an invalid date, such as 2021-02-30
 */
export function parseDate(dateText: string): string | null {
  const match = dateOrTime.exec(withHyphens(dateText.trim()));
  if (!match) return null;
  const [, year, , month = "", date = "", clock = "0:00", zone = "Z"] = match;
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const offset = zone
    .toUpperCase()
    .replace(/^([+-]\d{2}):?(\d{2})?$/, (_, hours, minutes = "00") => `${hours}:${minutes}`);
  const local = new Date(`${day}T${clock.replace(/^\d:/, "0$&")}Z`);
  // `Date` reads 2021-02-30 as 2 March, so the result must have the same day.
  const isTime = !Number.isNaN(local.getTime()) && local.toISOString().startsWith(day);
  const time = isTime ? local.toISOString().replace("Z", offset) : "";
  return Number.isNaN(new Date(time).getTime()) ? null : time;
}

/** Returns dates such as `20240301`, `2024.3.1` and `2024年3月1日` with hyphens. */
function withHyphens(date: string): string {
  return date
    .replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3")
    .replace(/^(\d{4})(?:\.|年)(\d{1,2})(?:\.|月)(\d{1,2})日?/, "$1-$2-$3");
}

/** A date in front matter. */
export const day = orNumber(
  text.refine((date) => parseDate(date) !== null, {
    error: expected.date,
    params: { fix: pageMessages.dateFix },
  }),
);
