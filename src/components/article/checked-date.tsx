import { graphql } from "gatsby";
import { readingText } from "../../text/texts";
import { DateText } from "../ui/date-text";

export const checkedDateFragment = graphql`
  fragment CheckedDate on Checked { date versions }
`;

/** `2026年11月25日 核对：Python 3.11`: when the author last verified the text. Nothing where front matter does not say. */
export function CheckedDate({ checked }: { readonly checked: Queries.CheckedDateFragment | null }) {
  if (checked === null) return null;
  const { before, after, versions } = readingText.checked;
  return (
    <span>
      {before}
      <DateText date={checked.date} />
      {after}
      {checked.versions.length > 0 && versions(checked.versions)}
    </span>
  );
}
