import { useRef } from "react";
import { blogText } from "../../text/blog";
import { Pager } from "../../ui/pager";
import { usePagerKeys } from "./use-pager-keys";

interface PreviewPagerProps {
  readonly pageNumber: number;
  readonly newerPath: string | null;
  readonly olderPath: string | null;
}

/** Links to newer and older posts; the arrow keys follow them too. */
export function PreviewPager({ pageNumber, newerPath, olderPath }: PreviewPagerProps) {
  const ref = useRef<HTMLDivElement>(null);
  usePagerKeys(ref);
  const { label, newer, older } = blogText.listPager;
  const link = (path: string | null, number: number) => (path === null ? null : { title: blogText.page(number), path });
  return (
    <div ref={ref}>
      <Pager
        label={label}
        before={{ label: newer, link: link(newerPath, pageNumber - 1) }}
        after={{ label: older, link: link(olderPath, pageNumber + 1) }}
      />
    </div>
  );
}
