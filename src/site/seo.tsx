import type { ReactNode } from "react";
import { absoluteUrl } from "../shared/paths";
import { SearchMeta } from "./search-meta";
import { useSiteMetadata } from "./use-site-metadata";

interface SeoProps {
  /** Without the site's name; the home page has none. */
  readonly title?: string;
  readonly description: string;
  /** Path inside the site, decoded; the canonical address is made of it. Null for a page that has none. */
  readonly path: string | null;
  readonly type?: "website" | "article";
  /** Path of a picture inside the site, or its full address. */
  readonly image?: string | null;
  readonly keywords?: readonly string[];
  readonly noindex?: boolean;
  readonly publishedTime?: string;
  /** Machine name of the docs version, for a page of the docs. */
  readonly docsVersion?: string | null;
  /** Structured data, each object as one script. */
  readonly jsonLd?: readonly object[];
  readonly children?: ReactNode;
}

/** Everything a page's head says to search engines and social networks. */
export function Seo({
  title,
  description,
  path,
  type = "website",
  image,
  keywords,
  noindex = false,
  publishedTime,
  docsVersion = null,
  jsonLd = [],
  children,
}: SeoProps) {
  const site = useSiteMetadata();
  const fullTitle = title === undefined ? `${site.title} | ${site.tagline}` : `${title} | ${site.title}`;
  const url = path === null ? null : absoluteUrl(site, path);
  const imageUrl = image && (/^https?:/.test(image) ? image : absoluteUrl(site, image));
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(",")} />}
      {noindex && <meta name="robots" content="noindex" />}
      {url !== null && <link rel="canonical" href={url} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content={site.locale.openGraph} />
      {url !== null && <meta property="og:url" content={url} />}
      {imageUrl && <meta property="og:image" content={imageUrl} />}
      <meta name="twitter:card" content="summary_large_image" />
      {publishedTime !== undefined && <meta property="article:published_time" content={publishedTime} />}
      <SearchMeta language={site.locale.defaultLocale} docsVersion={docsVersion} />
      {jsonLd.map((data) => (
        <script key={JSON.stringify(data)} type="application/ld+json">
          {jsonText(data)}
        </script>
      ))}
      {children}
    </>
  );
}

/** JSON that cannot end the script element it stands in. */
function jsonText(data: object): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}
