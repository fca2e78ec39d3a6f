import type { SiteConfig } from "./read-site";

export type { SiteConfig } from "./read-site";
export type { NavbarItem } from "./site-schema";
export type NavbarConfig = NonNullable<SiteConfig["navbar"]>;
export type FooterConfig = SiteConfig["footer"];
export type BlogConfig = SiteConfig["blog"];
export type LintRuleName = keyof SiteConfig["lint"];
export type CommentsConfig = NonNullable<SiteConfig["comments"]>;
export type SecurityConfig = SiteConfig["security"];
/** Other origins that the Content-Security-Policy allows; `auto`: those the articles use. */
export type Origins = SecurityConfig["images"];

/** The settings that the document around every page depends on. */
export interface DocumentSettings extends Pick<SiteConfig, "title" | "favicon" | "locale" | "colorMode"> {
  readonly blog: Pick<BlogConfig, "routeBasePath" | "feedTypes">;
  /** Id of an announcement that readers can close. */
  readonly announcement: string | null;
}
