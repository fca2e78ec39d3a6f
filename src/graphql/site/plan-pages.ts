import type { CommentsConfig } from "../../config/comment-providers";
import { site } from "../../config/site";
import { blog } from "../../content/blog/blog-kind";
import { docs } from "../../content/docs/docs-kind";
import type { ContentKind, ContentPage, PagePlan } from "../../content/kind";
import { contentKinds } from "../../content/registry";
import { topFolder, withTrailingSlash } from "../../lib/paths";
import type { Catalog } from "../catalog/catalog";
import { singlePages } from "./site-navigation";

/**
 * Plans every page that the build creates from content.
 * @param ask returns the result of a kind's `pagesQuery`
 */
export async function planPages(
  catalog: Catalog,
  ask: (kind: ContentKind) => Promise<object>,
): Promise<readonly PagePlan[]> {
  const plans: PagePlan[] = [];
  for (const kind of contentKinds) plans.push(...kind.planPages(await ask(kind), site));
  const all = withComments([...homePlan(catalog, plans), ...plans], catalog.pages, site.comments);
  return all.map((plan) => ({ ...plan, path: withTrailingSlash(plan.path, site.trailingSlash) }));
}

/**
 * Adds `comments: true` to the context of the pages with comments. Pages of the kinds in site.yml's
 * `comments.on` have comments, except pages with `comments: false`.
 */
export function withComments(
  plans: readonly PagePlan[],
  pages: readonly Pick<ContentPage, "file" | "comments">[],
  comments: Pick<CommentsConfig, "on"> | null,
): readonly PagePlan[] {
  if (comments === null) return plans;
  const kinds: readonly string[] = comments.on;
  const discussed = new Set(pages.filter((page) => page.comments).map(({ file }) => file));
  return plans.map((plan) =>
    discussed.has(plan.source) && kinds.includes(topFolder(plan.source))
      ? { ...plan, context: { ...plan.context, comments: true } }
      : plan,
  );
}

/**
 * Plans the home page, unless the content already has a page at `/`. A site without docs shows more
 * posts. A site with neither docs nor posts lists its single pages.
 */
function homePlan(catalog: Catalog, plans: readonly PagePlan[]): readonly PagePlan[] {
  if (plans.some(({ path }) => path === "/")) return [];
  const hasDocs = catalog.of(docs).sidebars.length > 0;
  const hasPosts = catalog.of(blog).posts.length > 0;
  const pagePaths = hasDocs || hasPosts ? [] : singlePages(catalog).map(({ path }) => path);
  return [{ path: "/", template: "home", source: "site.yml", context: { postCount: hasDocs ? 5 : 12, pagePaths } }];
}
