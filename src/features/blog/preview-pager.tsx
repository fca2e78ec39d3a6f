import { pagerKeysAttribute } from "../../browser/page/pager-keys";
import { blogText } from "../../text/blog";
import { Pager } from "../../ui/pager";

interface PreviewPagerProps {
  readonly pageNumber: number;
  readonly newerPath: string | null;
  readonly olderPath: string | null;
}

/** Links to newer and older posts; the arrow keys follow them too. */
export function PreviewPager({ pageNumber, newerPath, olderPath }: PreviewPagerProps) {
  const { label, newer, older } = blogText.listPager;
  const link = (path: string | null, number: number) => (path === null ? null : { title: blogText.page(number), path });
  return (
    <div {...{ [pagerKeysAttribute]: "" }}>
      <Pager
        label={label}
        before={{ label: newer, link: link(newerPath, pageNumber - 1) }}
        after={{ label: older, link: link(olderPath, pageNumber + 1) }}
      />
    </div>
  );
}
