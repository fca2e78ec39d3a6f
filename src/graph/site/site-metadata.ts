import type { SiteConfig } from "../../config/types";

/** The configuration as `site.siteMetadata`. Resolvers add the navbar and footer, which depend on the sidebars. */
export function siteMetadata(site: SiteConfig, version: string) {
  const { title, tagline, description, favicon, url, baseUrl, organizationName, projectName, author } = site;
  const { locale, colorMode, docs, blog, search, analytics, delivery } = site;
  return {
    ...{ title, tagline, description, favicon, url, baseUrl, organizationName, projectName, author },
    ...{ locale, colorMode, docs, search, analytics },
    offline: delivery.offline,
    siteUrl: url,
    version,
    blog: { ...blog, sidebarCount: String(blog.sidebarCount) },
  };
}
