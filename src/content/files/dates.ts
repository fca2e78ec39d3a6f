import { text } from "../../config/fields";

const dateOrTime =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:(?<=:\d{2}:\d{2})\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Parses a day, or an ISO time with an optional zone. @returns ISO time in UTC; null for no date, such as 2021-02-30 */
export function parseDate(written: string): string | null {
  const match = dateOrTime.exec(written.trim());
  if (!match) return null;
  const [, day = "", clock = "00:00", zone = "Z"] = match;
  const midnight = new Date(`${day}T00:00Z`);
  const time = new Date(`${day}T${clock}${zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, "$1:$2")}`);
  // Date takes 2021-02-30 for the 2nd of March.
  const isDay = midnight.getUTCDate() === Number(day.slice(-2));
  return isDay && !Number.isNaN(time.getTime()) ? time.toISOString() : null;
}

/** What to write in place of a date that is none. */
export const dateFix = "date: 2025-08-31，要带时间就写date: 2025-08-31T09:30:00+08:00";

/** A date of front matter. */
export const day = text.refine((written) => parseDate(written) !== null, {
  error: "不是有效的日期",
  params: { fix: dateFix },
});
