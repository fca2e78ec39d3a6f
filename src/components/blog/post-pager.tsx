import { graphql } from "gatsby";
import { blogText } from "../../text/texts";
import { Pager } from "../ui/pager";

export const postNeighboursFragment = graphql`
  fragment PostNeighbours on BlogPost {
    newer { title path description }
    older { title path description }
  }
`;

type PostPagerProps = Queries.PostNeighboursFragment & Pick<Queries.PostSeriesFragment, "path" | "seriesPosts">;

/** Links to the next newer and the next older post; in a series to the parts around this one, in reading order. */
export function PostPager({ path, seriesPosts, newer, older }: PostPagerProps) {
  const { label, ...dates } = blogText.postPager;
  const byDate = { newer: { label: dates.newer, link: newer }, older: { label: dates.older, link: older } };
  if (seriesPosts.length < 2) return <Pager label={label} before={byDate.newer} after={byDate.older} />;
  const at = seriesPosts.findIndex((post) => post.path === path);
  const [previous, next] = [seriesPosts[at - 1], seriesPosts[at + 1]];
  return (
    <Pager
      label={label}
      before={previous ? { label: blogText.seriesPager.previous, link: previous } : byDate.older}
      after={next ? { label: blogText.seriesPager.next, link: next } : byDate.newer}
    />
  );
}

/** What `planListPages` says of a page of the list. */
export interface ListContext {
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly newerPath: string | null;
  readonly olderPath: string | null;
}

/** Links to newer and older posts; the arrow keys follow them too. */
export function PreviewPager({ pageNumber, newerPath, olderPath }: ListContext) {
  const { label, newer, older } = blogText.listPager;
  const link = (path: string | null, number: number) => (path === null ? null : { title: blogText.page(number), path });
  return (
    <div data-pager-keys="">
      <Pager
        label={label}
        before={{ label: newer, link: link(newerPath, pageNumber - 1) }}
        after={{ label: older, link: link(olderPath, pageNumber + 1) }}
      />
    </div>
  );
}
