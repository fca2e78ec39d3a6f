import { dateText } from "../../text/texts";

/** A date as the site's language writes it, regardless of the machine's locale. */
export function DateText({ date }: { readonly date: string }) {
  return <time dateTime={date.slice(0, 10)}>{dateText.day(date)}</time>;
}
