import { dateText } from "../text/dates";

/** A day as a reader of Chinese writes it, the same on every machine: 2021年7月30日. */
export function DateText({ date }: { readonly date: string }) {
  return <time dateTime={date.slice(0, 10)}>{dateText.day(date)}</time>;
}
