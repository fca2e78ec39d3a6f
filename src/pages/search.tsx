import type { HeadProps, PageProps } from "gatsby";
import { SearchPage } from "../features/search/search-page";
import { joinPath } from "../lib/paths";
import { Seo } from "../site/seo";
import { useSiteMetadata } from "../site/use-site-metadata";
import { searchText } from "../text/search";

/** The search page; its query is in the address, `?q=`. */
export default function Search({ location }: PageProps) {
  const { search } = useSiteMetadata();
  return <SearchPage settings={search} location={location} />;
}

/** Not indexed: result pages are of no use to search engines. */
export function Head(_props: HeadProps) {
  const { title, description } = searchText.page;
  const { search } = useSiteMetadata();
  return <Seo title={title} description={description} path={joinPath(search.searchPagePath)} noindex />;
}
