import { graphql } from "gatsby";
import { BlogPage, useSectionPath } from "../components/blog/blog-page";
import { Feeds } from "../components/blog/subscribe";
import { Seo } from "../components/head/seo";
import { feedsText } from "../text/texts";

/** The feeds, and what to do with them. */
export default function BlogSubscribePage() {
  return (
    <BlogPage section="subscribe" title={feedsText.title} description={feedsText.description}>
      <Feeds />
    </BlogPage>
  );
}

export function Head() {
  return <Seo title={feedsText.title} description={feedsText.description} path={useSectionPath("subscribe")} />;
}

export const query = graphql`query BlogSubscribePage { ...BlogSidebar }`;
