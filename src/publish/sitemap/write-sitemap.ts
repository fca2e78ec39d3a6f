import { writeFileSync } from "node:fs";
import path from "node:path";
import { simpleSitemapAndIndex } from "sitemap";
import { site } from "../../config/site";
import { siteFiles } from "../../contract/site-files";
import { absoluteUrl, joinPath } from "../../lib/paths";
import { sitemapEntries } from "./sitemap-entries";
import { type SitemapData, sitemapQuery } from "./sitemap-query";

interface WriteOptions {
  readonly graphql: <T>(query: string) => Promise<{ data?: T; errors?: unknown }>;
  /** Absolute path of the deployed folder, inside the working directory. */
  readonly publicDir: string;
}

/** Writes the sitemap, split into files of at most 50,000 pages with an index, and the robots.txt that refers to it. */
export async function writeSitemap({ graphql, publicDir }: WriteOptions): Promise<void> {
  const { data, errors } = await graphql<SitemapData>(sitemapQuery);
  if (!data) throw new Error(`The sitemap could not be read: ${JSON.stringify(errors)}`);
  const entries = sitemapEntries(data, {
    blogBasePath: site.blog.routeBasePath,
    noindex: [joinPath(site.search.searchPagePath), "/404", "/404.html"],
  });
  await simpleSitemapAndIndex({
    hostname: site.url,
    publicBasePath: site.baseUrl,
    // The package takes relative paths only, and resolves them against the working directory.
    destinationDir: path.relative(process.cwd(), publicDir),
    sourceData: entries.map(({ path, lastmod }) => ({ url: absoluteUrl(site, path), ...(lastmod && { lastmod }) })),
    gzip: false,
  });
  writeFileSync(path.join(publicDir, siteFiles.robots), robots(absoluteUrl(site, siteFiles.sitemap)));
}

/** Allows crawling everything: `noindex` pages must be fetched before their `noindex` can be read. */
function robots(sitemap: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${sitemap}\n`;
}
