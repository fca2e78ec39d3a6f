import { text } from "../../config/fields";

/** Parses a day, or an ISO time with an optional zone. @returns ISO time in UTC; null for no date, such as 2021-02-30 */
export function parseDate(written: string): string | null {
  const match =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
      written.trim(),
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

/** What to write in place of a date that is none. */
export const dateFix = "date: 2025-08-31，要带时间就写date: 2025-08-31T09:30:00+08:00";

/** A date of front matter. */
export const day = text.refine((written) => parseDate(written) !== null, {
  error: "不是有效的日期",
  params: { fix: dateFix },
});
