import { z } from "zod";
import type { SiteConfig } from "../../config/read-site";
import { siteSchema } from "../../config/site-schema";

const { shape } = siteSchema;
const { version: _, ...docs } = shape.docs.unwrap().shape;
const { postsPerPage, staleAfterYears, authorFallback, ...blog } = shape.blog.unwrap().shape;
const search = shape.search.unwrap().shape;
const { title, tagline, description, favicon, url, baseUrl, author, colorMode, reading } = shape;
const { article, analytics, offline } = shape;

/**
 * The settings that pages may read. `site.siteMetadata` and its GraphQL types are derived from
 * them.
 */
export const publishedSettings = z
  .object({
    ...{ title, tagline, description, favicon, url, baseUrl, author, colorMode, reading, article, analytics, offline },
    locale: z
      .object({ defaultLocale: z.string().describe("语言标签"), openGraph: z.string().describe("og:locale") })
      .describe("页面的语言"),
    docs: z
      .object({ ...docs, tocMaxHeadingLevel: docs.tocMaxHeadingLevel.unwrap().unwrap().describe("目录到第几级标题止") })
      .describe("文档"),
    blog: z.object(blog).describe("博客"),
    search: z
      .object({
        provider: z.string().describe("embedded在浏览器里搜，algolia用Algolia"),
        searchPagePath: z.string().describe("搜索页的地址，不带斜杠"),
        contextualSearch: search.contextual,
        algolia: search.algolia.describe("Algolia的账号；在浏览器里搜就没有"),
      })
      .describe("搜索"),
    organizationName: z.string().describe("代码托管平台上的用户或组织"),
    projectName: z.string().describe("项目的名字"),
    siteUrl: z.string().describe("url，按Gatsby插件认识的名字"),
    version: z.string().describe("网站程序的版本"),
  })
  .describe("site.yml里页面要知道的设置");

/**
 * Returns the configuration as `site.siteMetadata`. Resolvers add the navbar and footer, which
 * depend on the sidebars.
 */
export function siteMetadata(site: SiteConfig, version: string) {
  const all = Object.entries({ ...site, siteUrl: site.url, version });
  return Object.fromEntries(all.filter(([name]) => name in publishedSettings.shape));
}
