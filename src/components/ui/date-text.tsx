import { dateText } from "../../text/dates";

/** A date in Chinese, 2021年7月30日, regardless of the machine's locale. */
export function DateText({ date }: { readonly date: string }) {
  return <time dateTime={date.slice(0, 10)}>{dateText.day(date)}</time>;
}
