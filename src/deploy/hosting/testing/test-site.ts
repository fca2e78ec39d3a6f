import type { SiteConfig } from "../../../config/read-site";
import { site } from "../../../config/site";

/** The site's settings for tests in the parent folder. They do not depend on the environment. */
export const testSite: SiteConfig = {
  ...site,
  url: "https://notes.example",
  baseUrl: "/",
  search: { ...site.search, provider: "embedded", algolia: null },
  head: [],
  analytics: { ...site.analytics, trackingId: null, script: null },
};
