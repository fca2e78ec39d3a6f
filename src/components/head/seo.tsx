/** @jsxRuntime classic */
/** @jsx headElement */
/** @jsxFrag Fragment */
import type { ReactNode } from "react";
import { pagePath } from "../../browser/platform/site-path";
import { absoluteUrl } from "../../lib/paths";
// biome-ignore lint/correctness/noUnusedImports: what the pragma above compiles JSX to
import { Fragment, headElement } from "./head-element";
import { type PagePicture, SocialMeta } from "./social-meta";
import { useSiteMetadata } from "./use-site-metadata";

interface SeoProps {
  /** Without the site's name; none for the home page. */
  readonly title?: string;
  readonly description: string;
  /** Decoded path inside the site, for the canonical address; null for a page without one. */
  readonly path: string | null;
  readonly type?: "website" | "article";
  /** The page's own picture, by default the site's. */
  readonly picture?: PagePicture | null;
  readonly keywords?: readonly string[];
  readonly noindex?: boolean;
  readonly publishedTime?: string;
  readonly modifiedTime?: string | null;
  /** Path of the page as Markdown. */
  readonly markdownPath?: string;
  /** Machine name of the docs version, for a page of the docs. */
  readonly docsVersion?: string | null;
  /** Structured data, each object as one script. */
  readonly jsonLd?: readonly object[];
  readonly children?: ReactNode;
}

/** The head of a page, for search engines and social networks. */
export function Seo({
  title,
  description,
  path,
  type = "website",
  picture,
  keywords,
  noindex = false,
  publishedTime,
  modifiedTime = null,
  markdownPath,
  docsVersion = null,
  jsonLd = [],
  children,
}: SeoProps) {
  const site = useSiteMetadata();
  const language = site.locale.defaultLocale;
  const names = title === undefined ? [site.title, site.tagline] : [title, site.title];
  const fullTitle = names.filter((name) => name !== "").join(" | ");
  const url = path === null ? null : absoluteUrl(site, pagePath(path));
  return (
    <>
      <title>{fullTitle}</title>
      {description !== "" && <meta name="description" content={description} />}
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(",")} />}
      {noindex && <meta name="robots" content="noindex" />}
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
      <SocialMeta
        site={site}
        title={fullTitle}
        description={description}
        type={type}
        url={url}
        picture={picture ?? site.picture}
      />
      {publishedTime !== undefined && <meta property="article:published_time" content={publishedTime} />}
      {modifiedTime !== null && <meta property="article:modified_time" content={modifiedTime} />}
      {/* Facets for DocSearch's crawler. */}
      <meta name="docsearch:language" content={language} />
      {docsVersion !== null && <meta name="docsearch:version" content={docsVersion} />}
      <meta
        name="docsearch:docusaurus_tag"
        content={docsVersion === null ? "default" : `docs-default-${docsVersion}`}
      />
      {jsonLd.map((data) => (
        <script key={JSON.stringify(data)} type="application/ld+json">
          {jsonText(data)}
        </script>
      ))}
      {children}
    </>
  );
}

/** JSON without `<`, which could end the script element. */
function jsonText(data: object): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}
