import { dateText } from "../../text/texts";

/** Shows a date in the site's language, regardless of the machine's locale. */
export function DateText({ date }: { readonly date: string }) {
  return <time dateTime={date.slice(0, 10)}>{dateText.day(date)}</time>;
}
