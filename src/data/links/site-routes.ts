import { readdirSync } from "node:fs";
import path from "node:path";
import { site } from "../../config/site";
import type { SiteConfig } from "../../config/types";
import { feedsOf } from "../../shared/feeds";
import type { PagePlan } from "../../shared/page-plan";
import { joinPath } from "../../shared/paths";
import { siteFiles } from "../../shared/site-files";
import type { Alias } from "../catalog/catalog";

/** Pages of src/pages, and files that a build writes beside its pages. */
function builtIn({ search, blog }: Pick<SiteConfig, "search" | "blog">): string[] {
  const feeds = feedsOf(blog.feedTypes, blog.routeBasePath).map((feed) => feed.path);
  return ["/", joinPath(search.searchPagePath), "/404", ...feeds, ...Object.values(siteFiles)];
}

/** Every address of the finished site that a link may lead to. */
export function siteRoutes(pages: readonly PagePlan[], aliases: readonly Alias[], staticDir: string): Set<string> {
  const files = listFiles(staticDir).map((file) => `/${file}`);
  return new Set([...builtIn(site), ...pages.map((page) => page.path), ...aliases.map(({ from }) => from), ...files]);
}

function listFiles(dir: string, prefix = ""): string[] {
  try {
    return readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory()
        ? listFiles(path.join(dir, entry.name), `${prefix}${entry.name}/`)
        : [`${prefix}${entry.name}`],
    );
  } catch {
    return [];
  }
}
