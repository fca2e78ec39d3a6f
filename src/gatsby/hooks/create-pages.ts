import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createContentIndex } from "../../graph/catalog/content-index";
import { catalogOf } from "../../graph/catalog/load-catalog";
import { checkContent } from "../../graph/checks/check-content";
import type { PagePlan } from "../../kinds/page-plan";
import { beginCards } from "../schedule/cards-in-background";
import { checkInBackground } from "../schedule/check-in-background";
import { earlyArticles, isBuild } from "./on-pre-bootstrap";

/** Plans every page, checks everything that could be wrong with the content, and creates the pages. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { actions, getNodesByType, graphql, reporter, store } = args;
  const catalog = catalogOf((type) => getNodesByType(type));
  await createContentIndex(args);
  if (isBuild) {
    const root = store.getState().program.directory;
    const checked = checkInBackground(earlyArticles(args), (summaries) => checkContent({ catalog, args, summaries }));
    beginCards({ graphql, root, reporter, after: checked });
  } else await checkContent({ catalog, args });
  for (const plan of catalog.plans) {
    actions.createPage({ path: plan.path, component: templateOf(plan), context: plan.context });
  }
  for (const { from, to } of catalog.redirects) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, redirectInBrowser: true });
  }
};

function templateOf({ template, source }: PagePlan): string {
  const file = `src/templates/${template}.tsx`;
  if (!existsSync(file)) throw new Error(`${source}: its pages need ${file}, which does not exist`);
  return path.resolve(file);
}
