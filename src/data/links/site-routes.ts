import { readdirSync } from "node:fs";
import path from "node:path";
import type { PagePlan } from "../../shared/page-plan";
import { siteFiles } from "../../shared/site-files";
import type { Alias } from "../catalog/catalog";

/** Pages of src/pages, and files that a build writes beside its pages. */
const builtIn = [
  "/",
  "/search",
  "/404",
  "/blog/rss.xml",
  "/blog/atom.xml",
  "/blog/feed.json",
  ...Object.values(siteFiles),
];

/** Every address of the finished site that a link may lead to. */
export function siteRoutes(pages: readonly PagePlan[], aliases: readonly Alias[], staticDir: string): Set<string> {
  const files = listFiles(staticDir).map((file) => `/${file}`);
  return new Set([...builtIn, ...pages.map((page) => page.path), ...aliases.map(({ from }) => from), ...files]);
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
