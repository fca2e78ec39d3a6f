import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { writeClientComponents } from "../../bundle/client-components";
import { authorText } from "../../config/messages";
import { contentDir } from "../../config/read-site";
import { readSiteNow, site } from "../../config/site";
import { themeStyles } from "../../config/theme";
import { docs } from "../../content/docs/docs-kind";
import { scanContent } from "../../content/files/scan-content";
import type { PagePlan } from "../../content/kind";
import { contentFolders } from "../../content/registry";
import { ask } from "../../graphql/ask";
import { catalogOf } from "../../graphql/catalog/catalog";
import { createContentIndex } from "../../graphql/catalog/content-index";
import { checkContent, securityKey } from "../../graphql/checks/check-content";
import { withGivenPath } from "../../graphql/checks/report-diagnostics";
import { planDefaults } from "../../graphql/nodes/plan-nodes";
import { keepCategoryNodes, keepProblemNodes, keepSiteNodes } from "../../graphql/nodes/site-nodes";
import { createRelations } from "../../graphql/relations/page-relations";
import { describeSchema } from "../../graphql/schema/describe-schema";
import { planPages } from "../../graphql/site/plan-pages";
import { filesBelow } from "../../lib/node/files";
import { articleStore } from "../../markdown/article-store";
import { tellAuthors } from "../author-feed";
import { startBesidePages } from "../beside-pages";
import { isBuild, shownDrafts } from "../is-build";
import { pagesKnowNodes } from "../patches/late-nodes";
import { registerUnusedTemplates } from "../patches/register-unused-templates";

const templates = "src/templates";

/**
 * Queries the content of every kind, creates the pages that each kind plans and the redirects, and
 * checks all content.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { actions, cache, getNodesByType, graphql, reporter, store } = args;
  if (!isBuild) {
    restartWithSettings(reporter);
    pagesKnowNodes();
    describeSchema(store.getState().schema);
    // Data files and pages may have changed since the nodes were sourced, so the default sidebars
    // are planned again.
    const { readable } = scanContent(contentDir(), contentFolders());
    await keepSiteNodes(args, "Sidebar", planDefaults(contentDir(), readable));
  }
  const catalog = catalogOf((type) => getNodesByType(type));
  const articles = await articleStore(cache).summaries([...catalog.pathByFile.keys()]);
  const components = articles.flatMap((article) => article.components);
  writeClientComponents(components, contentDir(), store.getState().program.directory, themeStyles(site.theme));
  await createContentIndex(args);
  await keepCategoryNodes(args, catalog.of(docs).categories);
  await createRelations(args, catalog, articles);
  const plans = await planPages(catalog, ({ pagesQuery }) =>
    ask<object>(graphql, pagesQuery, "The pages", { drafts: shownDrafts }),
  );
  for (const plan of plans) {
    actions.createPage({ path: plan.path, component: templateOf(plan), context: plan.context });
  }
  const all = filesBelow(templates).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const paths = all.map((file) => path.resolve(templates, file));
  if (isBuild) registerUnusedTemplates(actions, paths, new Set(plans.map(templateOf)));
  for (const { from, to } of catalog.redirects) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, redirectInBrowser: true });
  }
  const { diagnostics, security } = await checkContent({ catalog, plans, articles, args });
  await cache.set(securityKey, security);
  if (isBuild) {
    startBesidePages({ graphql, publicDir: path.join(store.getState().program.directory, "public") }, reporter);
    return;
  }
  // The nodes make the problems available to queries. `tellAuthors` sends the
  // problems to open pages.
  await keepProblemNodes(args, diagnostics);
  // A problem in a file without a page is shown on a page that includes the file.
  const pageOf = (file: string) => {
    const shown = catalog.pathByFile.has(file) ? file : articles.find(({ includes }) => includes.includes(file))?.file;
    return catalog.pathByFile.get(shown ?? "") ?? null;
  };
  const problems = diagnostics.map((problem) => {
    return { ...withGivenPath(problem, contentDir()), path: pageOf(problem.file) };
  });
  tellAuthors({ problems, paths: plans.map((plan) => plan.path) });
};

/** Exit code after which scripts/develop.mjs restarts Gatsby. */
const again = 75;

/**
 * Exits if the settings of site.yml have changed and contain no errors, so that scripts/develop.mjs
 * restarts Gatsby, because Gatsby reads site.yml only once. Does nothing if Gatsby runs without
 * scripts/develop.mjs.
 */
function restartWithSettings({ info }: Reporter): void {
  if (process.env["DEVELOP_AGAIN"] === undefined) return;
  const now = readSiteNow();
  if (now.diagnostics.some(({ severity }) => severity === "error")) return;
  if (JSON.stringify(now.site) === JSON.stringify(site)) return;
  info(authorText.restarts);
  process.exit(again);
}

function templateOf({ template, source }: PagePlan): string {
  const file = `${templates}/${template}.tsx`;
  if (!existsSync(file)) throw new Error(`${source}: its pages need ${file}, which does not exist`);
  return path.resolve(file);
}
