/**
 * Formats days in Chinese. Intl.DateTimeFormat is not used, because in every browser its first use loads tables of calendars
 * and names. That took a phone 50 ms of each visit, for three characters that never change.
 */
export const dateText = {
  /** Formats a date or time that begins with YYYY-MM-DD as 2021年7月30日, in UTC. */
  day: (date: string) => `${Number(date.slice(0, 4))}年${dateText.dayOfYear(date)}`,
  /** Formats it as 7月30日. */
  dayOfYear: (date: string) => `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日`,
};
