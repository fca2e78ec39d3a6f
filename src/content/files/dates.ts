import { type Diagnostic, quote } from "../../lib/diagnostic";

/**
 * Parses a date an author wrote: `2021-07-30`, or a full ISO time with an optional zone.
 * @returns ISO time in UTC; null for a day that does not exist (2021-02-30) or any other text
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

/** Reports a revision with an invalid date. */
export function revisionDiagnostic(
  file: string,
  text: string | undefined,
  line: number | undefined,
): Diagnostic | null {
  return text === undefined || parseDate(text) !== null ? null : impossibleDay(file, text, line, "last_update.date");
}

/** The diagnostic for an invalid date. @param field dotted name of the field */
export function impossibleDay(file: string, text: string, line: number | undefined, field: string): Diagnostic {
  const name = field.replace(/^.*\./, "");
  return {
    severity: "error",
    file,
    line,
    field,
    message: `写的是${quote(text)}，不是有效的日期`,
    fix: `${name}: 2025-08-31，要带时间就写${name}: 2025-08-31T09:30:00+08:00`,
  };
}
