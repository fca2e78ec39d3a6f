import { blog } from "../../kinds/blog/blog-kind";
import { docs } from "../../kinds/docs/docs-kind";
import type { PagePlan } from "../../kinds/page-plan";
import type { Catalog } from "../catalog/catalog";
import { singlePages } from "./single-pages";

/**
 * The home page, unless the content has a page at `/`. A site of posts alone shows more of them, and one without docs and
 * posts its single pages.
 */
export function homePlan(catalog: Catalog, plans: readonly PagePlan[]): readonly PagePlan[] {
  if (plans.some(({ path }) => path === "/")) return [];
  const hasDocs = catalog.of(docs).sidebars.length > 0;
  const hasPosts = catalog.of(blog).posts.length > 0;
  const pagePaths = hasDocs || hasPosts ? [] : singlePages(catalog).map(({ path }) => path);
  return [{ path: "/", template: "home", source: "site.yml", context: { postCount: hasDocs ? 5 : 12, pagePaths } }];
}
