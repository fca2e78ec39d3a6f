/**
 * Days as a reader of Chinese writes them. Not Intl.DateTimeFormat: in every browser its first use loads tables of calendars
 * and names, which took a phone 50 ms of each visit, for three letters that stay the same.
 */
export const dateText = {
  /** 2021年7月30日, of a date or time that begins with YYYY-MM-DD, in UTC. */
  day: (date: string) => `${Number(date.slice(0, 4))}年${dateText.dayOfYear(date)}`,
  /** 7月30日 */
  dayOfYear: (date: string) => `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日`,
};
