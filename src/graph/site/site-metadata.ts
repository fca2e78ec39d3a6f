import type { SiteConfig } from "../../config/types";

/** The configuration as `site.siteMetadata` has it; the navbar and footer are added by resolvers, which know the sidebars. */
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
