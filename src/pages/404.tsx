import { graphql, type PageProps, withPrefix } from "gatsby";
import { pagePath } from "../browser/platform/site-path";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { AreaLinks } from "../components/home/area-links";
import * as styles from "../components/pages/not-found.module.css";
import { SearchForm } from "../components/ui/search-form";
import { SiteLink } from "../components/ui/site-link";
import { joinPath } from "../lib/paths";
import { pagesText } from "../text/texts";

const { title, text, advice, home } = pagesText.notFound;

/**
 * Renders the 404 page. src/browser/help-when-not-found.ts looks for the page that the reader
 * meant.
 */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { search } = useSiteMetadata();
  return (
    <div className={styles.page} data-site-not-found="">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={styles.nearest} data-site-nearest-page="" />
      <p>{advice}</p>
      <SearchForm action={withPrefix(pagePath(joinPath(search.searchPagePath)))} />
      <p>
        <SiteLink to="/">{home}</SiteLink>
      </p>
      <AreaLinks areas={data.allSidebar.nodes} />
    </div>
  );
}

export function Head() {
  return <Seo title={title} description={text} path={null} noindex />;
}

export const query = graphql`
  query NotFoundPage {
    allSidebar(sort: { position: ASC }) { nodes { ...AreaLink } }
    ...AreaSidebar
  }
`;
