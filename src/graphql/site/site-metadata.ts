import { z } from "zod";
import { settingDescriptions as about } from "../../config/messages";
import type { SiteConfig } from "../../config/read-site";
import { siteSchema } from "../../config/site-schema";

const { shape } = siteSchema;
const { version: _, ...docs } = shape.docs.unwrap().shape;
const { postsPerPage, staleAfterYears, authorFallback, ...blog } = shape.blog.unwrap().shape;
const search = shape.search.unwrap().shape;
const { title, tagline, description, favicon, url, baseUrl, author, colorMode, reading } = shape;
const { article, analytics, offline } = shape;

/**
 * The settings that pages may read. `site.siteMetadata` and its GraphQL types are derived from this
 * schema.
 */
export const publishedSettings = z
  .object({
    title,
    tagline,
    description,
    favicon,
    url,
    baseUrl,
    author,
    colorMode,
    reading,
    article,
    analytics,
    offline,
    locale: z
      .object({ defaultLocale: z.string().describe(about.languageTag), openGraph: z.string().describe("og:locale") })
      .describe(about.pageLanguage),
    docs: z
      .object({ ...docs, tocMaxHeadingLevel: docs.tocMaxHeadingLevel.unwrap().unwrap().describe(about.tocLast) })
      .describe(about.docs),
    blog: z.object(blog).describe(about.blog),
    search: z
      .object({
        provider: z.string().describe(about.searchProvider),
        searchPagePath: z.string().describe(about.searchPagePath),
        contextualSearch: search.contextual,
        reportUrl: search.reportUrl,
        algolia: search.algolia.describe(about.algoliaAccount),
      })
      .describe(about.search),
    organizationName: z.string().describe(about.organization),
    projectName: z.string().describe(about.project),
    siteUrl: z.string().describe(about.siteUrl),
    version: z.string().describe(about.version),
  })
  .describe(about.published);

/**
 * Returns the part of the configuration that is published as `site.siteMetadata`. Resolvers add
 * fields such as the navbar and footer, which depend on the sidebars.
 */
export function siteMetadata(site: SiteConfig, version: string) {
  const all = Object.entries({ ...site, siteUrl: site.url, version });
  return Object.fromEntries(all.filter(([name]) => name in publishedSettings.shape));
}
