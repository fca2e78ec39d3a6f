import { graphql, type HeadProps, type PageProps, withPrefix } from "gatsby";
import { pagePath } from "../browser/platform/site-path";
import { ArticleHtml } from "../components/article/article-html";
import { VisibilityBanner } from "../components/article/reading-layout";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { AreaLinks } from "../components/home/area-links";
import * as styles from "../components/pages/not-found.module.css";
import { Phrases } from "../components/ui/phrases";
import { SearchForm } from "../components/ui/search-form";
import { SiteLink } from "../components/ui/site-link";
import { joinPath } from "../lib/paths";
import { pagesText } from "../text/texts";

const { title, text, advice, home } = pagesText.notFound;

/**
 * Renders the 404 page: the owner's text from content/pages/404.md, or else a text of the site's
 * language. src/browser/help-when-not-found.ts looks for the page that the reader meant.
 */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { search } = useSiteMetadata();
  const [own] = data.allSinglePage.nodes;
  // Screen readers would read an empty paragraph, so this is none.
  const nearest = <div className={styles.nearest} data-site-nearest-page="" />;
  return (
    <div className={styles.page} data-site-not-found="">
      {own ? (
        <>
          <OwnText page={own} />
          {nearest}
        </>
      ) : (
        <>
          <h1>{title}</h1>
          <p>{text}</p>
          {nearest}
          <p>{advice}</p>
        </>
      )}
      <SearchForm action={withPrefix(pagePath(joinPath(search.searchPagePath)))} />
      <p>
        <SiteLink to="/">{home}</SiteLink>
      </p>
      <AreaLinks areas={data.allSidebar.nodes} />
    </div>
  );
}

type OwnPage = Queries.NotFoundPageQuery["allSinglePage"]["nodes"][number];

/** Shows the owner's title and text. */
function OwnText({ page }: { readonly page: OwnPage }) {
  const lang = page.lang ?? undefined;
  return (
    <article>
      {!page.hideTitle && (
        <h1 lang={lang}>
          <Phrases>{page.title}</Phrases>
        </h1>
      )}
      <VisibilityBanner draft={page.draft} unlisted={false} />
      <ArticleHtml html={page.article.html} lang={lang} />
    </article>
  );
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  const [own] = data.allSinglePage.nodes;
  if (own === undefined) return <Seo title={title} description={text} path={null} noindex />;
  const { titleMeta, description, keywords, socialPicture, lang } = own;
  const parts = { description: description || text, keywords, picture: socialPicture, lang };
  return <Seo title={titleMeta ?? own.title} {...parts} path={null} noindex />;
}

export const query = graphql`
  query NotFoundPage($drafts: [Boolean!]) {
    allSinglePage(filter: { path: { eq: "/404.html" }, draft: { in: $drafts } }, limit: 1) {
      nodes {
        title titleMeta hideTitle description keywords lang draft
        socialPicture { ...PagePicture }
        article { html }
      }
    }
    allSidebar(sort: { position: ASC }) { nodes { ...AreaLink } }
    ...AreaSidebar
  }
`;
