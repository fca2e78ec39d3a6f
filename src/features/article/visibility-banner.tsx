import { readingText } from "../../text/reading";
import { Banner } from "../../ui/banner";

/** Says so where a page is a draft, or in no list. */
export function VisibilityBanner({ draft, unlisted }: { readonly draft: boolean; readonly unlisted: boolean }) {
  if (draft) return <Banner {...readingText.draft} />;
  return unlisted ? <Banner {...readingText.unlisted} /> : null;
}
