import { graphql, type PageProps, withPrefix } from "gatsby";
import { type BlogContext, BlogPage, useSectionPath } from "../components/blog/blog-page";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { absoluteUrl } from "../lib/paths";
import { feedsOf } from "../shared/feeds";
import { feedsText } from "../text/texts";
import * as styles from "./blog-subscribe.module.css";

const parts = [
  { title: feedsText.howTitle, paragraphs: feedsText.how },
  { title: feedsText.whatTitle, paragraphs: feedsText.what },
];

/**
 * Lists the feeds with their full URLs, to copy into a feed reader. Explains how feeds are used and
 * what they contain.
 */
export default function BlogSubscribePage({ pageContext }: PageProps<Queries.BlogSubscribePageQuery, BlogContext>) {
  const site = useSiteMetadata();
  return (
    <BlogPage
      section="subscribe"
      sections={pageContext.sections}
      title={feedsText.title}
      description={feedsText.description}
    >
      <ul className="plain" aria-label={feedsText.list}>
        {feedsOf(site.blog.feedTypes, site.blog.routeBasePath).map(({ type, name, mediaType, path }) => (
          <li key={type} className={styles.feed}>
            <h2 className="entry-title">{name}</h2>
            <p className={styles.text}>{feedsText.explain[type]}</p>
            {/* A plain link, because the target is a file. */}
            <a className={styles.address} href={withPrefix(path)} type={mediaType}>
              {absoluteUrl(site, path)}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.guide}>
        {parts.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
      </div>
    </BlogPage>
  );
}

export function Head() {
  return <Seo title={feedsText.title} description={feedsText.description} path={useSectionPath("subscribe")} />;
}

export const query = graphql`query BlogSubscribePage { ...BlogSidebar }`;
