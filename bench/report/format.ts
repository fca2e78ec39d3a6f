/** Returns a Markdown table. All columns but the first are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

/** The text for missing measurements. */
export const none = "—";

type Maybe = number | undefined;

const said = (number: Maybe, say: (number: number) => string) =>
  number === undefined || Number.isNaN(number) ? none : say(number);

/** Formats bytes: 12345 → 12.3 kB */
export const kilobytes = (bytes: Maybe) => said(bytes, (number) => `${(number / 1000).toFixed(1)} kB`);

/** Formats megabytes: 12.34 → 12 MB */
export const megabytes = (amount: Maybe) => said(amount, (number) => `${Math.round(number)} MB`);

/** Formats milliseconds: 752.4 → 752毫秒 */
export const milliseconds = (time: Maybe) => said(time, (number) => `${Math.round(number)}毫秒`);

/** Formats seconds: 12.34 → 12.3秒 */
export const seconds = (time: Maybe) => said(time, (number) => `${number.toFixed(1)}秒`);

/** Formats megabytes as gigabytes: 1234 → 1.2 GB */
export const gigabytes = (megabytes: Maybe) => said(megabytes, (number) => `${(number / 1000).toFixed(1)} GB`);

/** Formats a ratio: 1.063 → 1.06倍 */
export const times = (ratio: Maybe) => said(ratio, (number) => `${number.toFixed(2)}倍`);

/** Formats a number with at most three decimal places. */
export const plain = (number: Maybe) => said(number, (value) => String(Math.round(value * 1000) / 1000));

/** Formats a count: 1100 → 1,100 */
export const count = (number: number) => number.toLocaleString("en");
