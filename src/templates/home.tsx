import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/head/seo";
import { webSite } from "../components/head/structured-data";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import * as styles from "../components/home/home.module.css";
import { PageLinks, RecentPosts } from "../components/home/recent-posts";
import { BrandMark } from "../components/ui/brand-mark";
import { SiteLink } from "../components/ui/site-link";
import { areasWithPages } from "../lib/lists";
import { homeText } from "../text/texts";

/**
 * Renders the home page like the title page of a book. The site's name is above its seal, and is
 * set vertically if it is Chinese. The tagline and the description, both optional, are beside the
 * name. Below are the areas of the docs and the newest posts, in one or two columns. A site with
 * neither shows its single pages.
 */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { title, tagline, description, logo } = useSiteMetadata();
  const areas = areasWithPages(data.allSidebar.nodes);
  const [posts, pages] = [data.allBlogPost.nodes, data.allSinglePage.nodes];
  const parts = [areas, posts, pages].filter((nodes) => nodes.length > 0);
  return (
    <div className={styles.page}>
      <div className={styles.name}>
        <h1 className={styles.title}>{title}</h1>
        <BrandMark logo={{ ...logo, alt: "" }} />
        <p className={styles.lastRead} data-site-last-read="" />
      </div>
      <div className={styles.opening}>
        {tagline !== "" && (
          <p className={styles.tagline} data-serif="">
            {tagline}
          </p>
        )}
        {description !== "" && description !== tagline && (
          <p className={`${styles.description} muted`}>{description}</p>
        )}
      </div>
      <div className={parts.length > 1 ? `${styles.parts} ${styles.columns}` : styles.parts}>
        {areas.length > 0 && <AreaContents areas={areas} />}
        {posts.length > 0 && <RecentPosts posts={posts} />}
        {pages.length > 0 && <PageLinks pages={pages} />}
      </div>
    </div>
  );
}

type Area = Queries.HomePageQuery["allSidebar"]["nodes"][number];

/** Lists the areas of the site, each with its drawing and its parts. */
function AreaContents({ areas }: { readonly areas: readonly Area[] }) {
  return (
    <section aria-labelledby="contents">
      <h2 id="contents">{homeText.areas}</h2>
      <ol className={styles.list}>
        {areas.map((area) => (
          <li key={area.sidebarId} className={styles.area}>
            {area.drawing && <BrandMark logo={area.drawing} />}
            <div className={styles.content}>
              <h3 className={styles.heading}>
                <SiteLink to={area.landing}>
                  <span data-serif="">{area.label}</span>
                </SiteLink>
                <span className={styles.leader} aria-hidden="true" />
                <span className="count small-print">{homeText.pageCount(area.pageCount)}</span>
              </h3>
              {area.description !== null && <p className="muted">{area.description}</p>}
              <ul className="link-row">
                {partsOf(area).map(({ label, titleLang, path }) => (
                  <li key={label}>
                    <SiteLink to={path} lang={titleLang}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Maximum number of parts that the home page shows of an area. The docs landing page lists all of
 * them.
 */
const shownParts = 8;

/**
 * Returns an area's top-level entries that have a listed page, at most `shownParts`. If there are
 * none, returns such entries from one level below.
 */
function partsOf({ entries }: Area) {
  const pages = entries.flatMap((entry) =>
    entry.path === null || entry.unlisted ? [] : [{ ...entry, path: entry.path }],
  );
  const level = pages.some((page) => page.level === 0) ? 0 : 1;
  return pages.filter((page) => page.level === level).slice(0, shownParts);
}

export function Head() {
  const site = useSiteMetadata();
  return <Seo description={site.description} path="/" jsonLd={[webSite(site)]} />;
}

export const query = graphql`
  query HomePage($postCount: Int!, $pagePaths: [String!]!) {
    allSidebar(sort: { position: ASC }) {
      nodes {
        sidebarId label description landing pageCount
        drawing { ...AreaDrawing }
        entries { label titleLang path level unlisted }
      }
    }
    allBlogPost(filter: { listed: { eq: true } }, sort: { date: DESC }, limit: $postCount) {
      nodes { ...RecentPost }
    }
    allSinglePage(filter: { path: { in: $pagePaths } }, sort: { path: ASC }) { nodes { title titleLang path } }
  }
`;
