/** A date in a query, complete or in part. */
export interface AskedDate {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  /** The date as it was typed. */
  readonly text: string;
}

const digits = "〇一二三四五六七八九";
const number = String.raw`\d{1,2}|[一二三四五六七八九十]{1,3}`;
const monthNames =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const ordinal = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d)`;
const forms = [
  /(?<year>20\d\d)(?<month>0[1-9]|1[0-2])(?<day>[0-3]\d)(?!\d)/u,
  new RegExp(
    String.raw`(?:(?<year>(?:20)?\d\d|二[〇零一二三四五六七八九]{3})年)?\s?(?<month>${number})月(?:份|(?<day>${number})[日号]?)?`,
    "u",
  ),
  /(?<year>20\d\d)[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?(?![\d.])/u,
  /(?<year>20\d\d|二[〇零一二三四五六七八九]{3})年/u,
  new RegExp(String.raw`${ordinal}\s(?<month>${monthNames})\b[.,]?(?:\s(?<year>20\d\d))?`, "u"),
  // After a month name, a number is required, because names such as may and march are also words.
  new RegExp(String.raw`\b(?<month>${monthNames})\.?\s(?=\d)(?:${ordinal},?\s?)?(?<year>20\d\d)?`, "u"),
];

/**
 * Finds a date in text, in a form such as 2021-09-20, 2021年9月, 十二月 or `March 5, 2024`. If the text
 * contains several dates, the first of `forms` that matches decides. Returns null if there is no
 * date.
 */
export function parseDate(text: string): AskedDate | null {
  for (const form of forms) {
    const match = new RegExp(`(?<![\\d.])${form.source}`, "iu").exec(text);
    const { year, month, day } = match?.groups ?? {};
    const date = {
      ...(year && { year: yearOf(year) }),
      ...(month && { month: numberOf(month) }),
      ...(day && { day: numberOf(day) }),
    };
    if (match && (date.month ?? 1) <= 12 && (date.day ?? 1) <= 31) return { ...date, text: match[0] };
  }
  return null;
}

/** Returns the date in a page's title, or else the page's publication day. */
export function dateOf({ title, date = "" }: { readonly title: string; readonly date?: string }): AskedDate | null {
  return parseDate(title) ?? parseDate(date);
}

/** Prefix of date keys. It is a private-use character, so that no key of a word begins with it. */
const dateMark = "\u{e000}";

/** Returns the index key for these parts of a date. */
export function dateKey({ year, month, day }: Omit<AskedDate, "text">): string {
  return `${dateMark}${year ?? ""}-${month ?? ""}-${day ?? ""}`;
}

/**
 * Returns the keys of all queries that match a date: one for each combination of its parts. Returns
 * an empty array if there is no date.
 */
export function dateKeys(date: AskedDate | null): string[] {
  let parts: Omit<AskedDate, "text">[] = [{}];
  for (const part of ["year", "month", "day"] as const) {
    const value = date?.[part];
    if (value !== undefined) parts = parts.flatMap((some) => [some, { ...some, [part]: value }]);
  }
  return parts.slice(1).map(dateKey);
}

function yearOf(text: string): number {
  const year = Number(text.replaceAll("零", "〇").replace(/\D/g, (char) => `${digits.indexOf(char)}`));
  return year < 100 ? 2000 + year : year;
}

/** Converts a month or day to a number: 十二, 12 and December become 12. */
function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  if (/^[a-z]/i.test(text)) return monthNames.split("|").findIndex((name) => new RegExp(name, "i").test(text)) + 1;
  const value = (char = "") => Math.max(0, digits.indexOf(char));
  const [tens = "", ones] = text.split("十");
  if (ones === undefined) return value(text);
  return (tens === "" ? 10 : 10 * value(tens)) + value(ones);
}
