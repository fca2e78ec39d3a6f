import type { SiteConfig } from "../../config/types";

/** The configuration as `site.siteMetadata`. Resolvers add the navbar and footer, which depend on the sidebars. */
export function siteMetadata(site: SiteConfig, version: string) {
  const { markdown: _m, socialPictures: _p, security: _s, messages: _b, delivery, ...published } = site;
  return {
    ...published,
    offline: delivery.offline,
    siteUrl: site.url,
    version,
    blog: { ...site.blog, sidebarCount: String(site.blog.sidebarCount) },
  };
}
