import { site } from "../../config/site";
import type { ContentKind } from "../../kinds/kind";
import type { PagePlan } from "../../kinds/page-plan";
import { contentKinds } from "../../kinds/registry";
import { withTrailingSlash } from "../../lib/paths";
import type { Catalog } from "../catalog/catalog";
import { withComments } from "../catalog/discussed-pages";
import { homePlan } from "./home-plan";

/**
 * Plans every page that is to be created from content.
 * @param ask returns the answer to a kind's `pagesQuery`
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
