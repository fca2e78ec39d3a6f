import { say } from "../config/say";
import type { Diagnostic } from "../lib/diagnostic";
import { fieldMessages } from "../text/diagnostics/field-messages";

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

/** A revision dated with a day that does not exist, or with no date at all. */
export function revisionDiagnostic(
  file: string,
  text: string | undefined,
  line: number | undefined,
): Diagnostic | null {
  return text === undefined || parseDate(text) !== null ? null : impossibleDay(file, text, line, "last_update.date");
}

/** The diagnostic of a text that is not a date. @param field dotted name of the field it stands in */
export function impossibleDay(file: string, text: string, line: number | undefined, field: string): Diagnostic {
  return {
    severity: "error",
    file,
    line,
    field,
    ...say(fieldMessages.impossibleDay(text, field.replace(/^.*\./, ""))),
  };
}
