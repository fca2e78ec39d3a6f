import { site } from "../../config/site";
import type { SiteConfig } from "../../config/types";
import { feedsOf } from "../../contract/feeds";
import { siteFiles } from "../../contract/site-files";
import type { PagePlan } from "../../kinds/page-plan";
import { joinPath } from "../../lib/paths";
import type { Redirect } from "../../lib/redirect";
import { staticAddresses } from "./static-addresses";

/** Pages of src/pages, and files that a build writes in addition to its pages. */
function builtIn({ search, blog }: Pick<SiteConfig, "search" | "blog">): string[] {
  const feeds = feedsOf(blog.feedTypes, blog.routeBasePath).map((feed) => feed.path);
  return ["/", joinPath(search.searchPagePath), "/404", ...feeds, ...Object.values(siteFiles)];
}

/** All addresses of the finished site that a link may point to. */
export function siteRoutes(
  pages: readonly PagePlan[],
  redirects: readonly Redirect[],
  staticFolders: readonly string[],
): Set<string> {
  return new Set([
    ...builtIn(site),
    ...pages.map((page) => page.path),
    ...redirects.map(({ from }) => from),
    ...staticFolders.flatMap(staticAddresses),
  ]);
}
