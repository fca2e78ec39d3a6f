import { text } from "../../config/fields";
import { expected, pageMessages } from "../../config/messages";

const dateOrTime =
  /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[T ](\d{1,2}:\d{2}(?::\d{2})?)(?:(?<=:\d{2}:\d{2})\.\d+)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Parses a day, `2024-03-01` or `2024/3/1`, or an ISO time with an optional zone.
 * @returns an ISO time in the zone that was written, by default UTC, so that its first ten
 * characters are the author's day; null for an invalid date, such as 2021-02-30
 */
export function parseDate(dateText: string): string | null {
  const match = dateOrTime.exec(dateText.trim());
  if (!match) return null;
  const [, year, , month = "", date = "", clock = "0:00", zone = "Z"] = match;
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const offset = zone
    .toUpperCase()
    .replace(/^([+-]\d{2}):?(\d{2})?$/, (_, hours, minutes = "00") => `${hours}:${minutes}`);
  const local = new Date(`${day}T${clock.replace(/^\d:/, "0$&")}Z`);
  // `Date` would read 2021-02-30 as 2 March.
  const isTime = !Number.isNaN(local.getTime()) && local.toISOString().startsWith(day);
  const time = isTime ? local.toISOString().replace("Z", offset) : "";
  return Number.isNaN(new Date(time).getTime()) ? null : time;
}

/** A date in front matter. */
export const day = text.refine((date) => parseDate(date) !== null, {
  error: expected.date,
  params: { fix: pageMessages.dateFix },
});
