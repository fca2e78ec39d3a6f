import { readingText } from "../../text/reading";
import { Banner } from "../../ui/banner";

/** Marks a page as a draft, or as unlisted. */
export function VisibilityBanner({ draft, unlisted }: { readonly draft: boolean; readonly unlisted: boolean }) {
  if (draft) return <Banner {...readingText.draft} />;
  return unlisted ? <Banner {...readingText.unlisted} /> : null;
}
