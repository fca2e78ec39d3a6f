/** @jsxRuntime classic */
/** @jsx headElement */
/** @jsxFrag Fragment */
import { graphql } from "gatsby";
import { pagePath } from "../../browser/platform/site-path";
import { openGraphOf } from "../../lib/open-graph-locale";
import { absoluteUrl, markdownPath } from "../../lib/paths";
import { feedsText } from "../../text/texts";
// biome-ignore lint/correctness/noUnusedImports: what the pragma above compiles JSX to
import { Fragment, headElement } from "./head-element";
import { useSiteMetadata } from "./use-site-metadata";

export const pagePictureFragment = graphql`fragment PagePicture on SocialPicture { url width height alt }`;

interface SeoProps {
  /**
   * Title without the site's name. If it is omitted or is the site's name, the document's title is
   * the site's name and tagline.
   */
  readonly title?: string;
  readonly description: string;
  /** Decoded path inside the site for the canonical address, or null for a page without one. */
  readonly path: string | null;
  readonly type?: "website" | "article";
  /** The page's own picture. The default is the site's. */
  readonly picture?: Queries.PagePictureFragment | null;
  readonly keywords?: readonly string[];
  /**
   * Whether to ask search engines not to index the page. `"listed"` is for a page that stays in the
   * site's lists. src/deploy/write-pages.ts takes every page with `true` for an unlisted page.
   */
  readonly noindex?: boolean | "listed";
  /** Language of the page, if it is not the site's. */
  readonly lang?: string | null;
  readonly publishedTime?: string;
  readonly modifiedTime?: string | null;
  /** Path of the page's Markdown copy. */
  readonly markdownPath?: string;
  /** The Atom feed of the page, or of the list on the page. */
  readonly feed?: { readonly path: string; readonly label: string } | null;
  /** Machine name of the docs version, for a docs page. */
  readonly docsVersion?: string | null;
  /** Structured data. Each object becomes a script element. */
  readonly jsonLd?: readonly object[];
}

/** Renders the head of a page, for search engines and social networks. */
export function Seo({
  title,
  description,
  path,
  type = "website",
  picture,
  keywords,
  noindex = false,
  lang = null,
  publishedTime,
  modifiedTime = null,
  markdownPath,
  feed,
  docsVersion = null,
  jsonLd = [],
}: SeoProps) {
  const site = useSiteMetadata();
  const language = lang ?? site.locale.defaultLocale;
  const names = title === undefined || title === site.title ? [site.title, site.tagline] : [title, site.title];
  const fullTitle = names.filter((name) => name !== "").join(" | ");
  const url = path === null ? null : absoluteUrl(site, pagePath(path));
  const feedLink = feed && { title: feedsText.partTitle(site.title, feed.label), href: absoluteUrl(site, feed.path) };
  const shown = picture ?? site.picture;
  return (
    <>
      <title>{fullTitle}</title>
      {description !== "" && <meta name="description" content={description} />}
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(",")} />}
      {noindex && <meta name="robots" content={noindex === "listed" ? "noindex, follow" : "noindex"} />}
      {url !== null && <link rel="canonical" href={url} />}
      {url !== null && !noindex && (
        <>
          <link rel="alternate" hrefLang={language} href={url} />
          <link rel="alternate" hrefLang="x-default" href={url} />
        </>
      )}
      {markdownPath !== undefined && (
        <link rel="alternate" type="text/markdown" href={absoluteUrl(site, markdownPath)} />
      )}
      {feedLink && <link rel="alternate" type="application/atom+xml" {...feedLink} />}
      {/* Open Graph, and the few tags of X that have no Open Graph fallback. */}
      <meta property="og:title" content={fullTitle} />
      {description !== "" && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content={lang === null ? site.locale.openGraph : openGraphOf(lang)} />
      {url !== null && <meta property="og:url" content={url} />}
      <meta property="og:image" content={shown.url} />
      {shown.width !== null && <meta property="og:image:width" content={String(shown.width)} />}
      {shown.height !== null && <meta property="og:image:height" content={String(shown.height)} />}
      <meta property="og:image:alt" content={shown.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={shown.alt} />
      {publishedTime !== undefined && <meta property="article:published_time" content={publishedTime} />}
      {modifiedTime !== null && <meta property="article:modified_time" content={modifiedTime} />}
      {/* Metadata for DocSearch's crawler. */}
      <meta name="docsearch:language" content={site.locale.defaultLocale} />
      {docsVersion !== null && <meta name="docsearch:version" content={docsVersion} />}
      <meta
        name="docsearch:docusaurus_tag"
        content={docsVersion === null ? "default" : `docs-default-${docsVersion}`}
      />
      {jsonLd.map((data) => (
        <script key={JSON.stringify(data)} type="application/ld+json">
          {/* Escapes `<`, which could end the script element. */}
          {JSON.stringify(data).replace(/</g, "\\u003c")}
        </script>
      ))}
    </>
  );
}

type Described = Pick<
  NonNullable<Queries.SinglePageQuery["singlePage"]>,
  | "title"
  | "titleMeta"
  | "description"
  | "path"
  | "socialPicture"
  | "keywords"
  | "draft"
  | "unlisted"
  | "noindex"
  | "lang"
>;

/** Returns the props of `Seo` for a page, from its fields. */
export function seoOf(page: Described) {
  const { title, titleMeta, socialPicture, description, path, keywords, lang } = page;
  return {
    title: titleMeta ?? title,
    description,
    path,
    keywords,
    picture: socialPicture,
    markdownPath: markdownPath(path),
    lang,
    noindex: page.draft || page.unlisted || (page.noindex && ("listed" as const)),
  };
}
