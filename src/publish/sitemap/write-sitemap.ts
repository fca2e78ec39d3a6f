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
  /** Absolute path of the folder that is deployed; it lies in the working directory. */
  readonly publicDir: string;
}

/** Writes the sitemap, in files of at most 50 000 pages behind an index, and the robots.txt that names it. */
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
    // The package takes no absolute path, and resolves this one against the working directory: the site's, in a build.
    destinationDir: path.relative(process.cwd(), publicDir),
    sourceData: entries.map(({ path, lastmod }) => ({ url: absoluteUrl(site, path), ...(lastmod && { lastmod }) })),
    gzip: false,
  });
  writeFileSync(path.join(publicDir, siteFiles.robots), robots(absoluteUrl(site, siteFiles.sitemap)));
}

/** Everybody may read everything: pages that are no search results say so themselves, and must be read to be understood. */
function robots(sitemap: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${sitemap}\n`;
}
