import type { SiteConfig } from "../../../config/read-site";
import { site } from "../../../config/site";

/** The site as the tests of this folder know it, whatever the environment says. */
export const testSite: SiteConfig = {
  ...site,
  url: "https://notes.example",
  baseUrl: "/",
  search: { ...site.search, provider: "embedded", algolia: null },
  analytics: { ...site.analytics, trackingId: null, script: null },
};
