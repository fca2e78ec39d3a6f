/**
 * Whether a text is older than a number of calendar years.
 * @param date ISO time in UTC
 */
export function isStale(date: string, years: number, now: Date): boolean {
  const limit = new Date(date);
  limit.setUTCFullYear(limit.getUTCFullYear() + years);
  return limit < now;
}

/** Now, or the time of a reproducible build (https://reproducible-builds.org/specs/source-date-epoch/). */
export function buildTime(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}

/** Type of the single node that holds the day of the build. */
export const buildDayType = "BuildDay";

/** Day of the build in UTC: `2025-08-31`. */
export function buildDay(): string {
  return buildTime().toISOString().slice(0, 10);
}
