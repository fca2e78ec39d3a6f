// Prints the errors that a build of CONTENT_DIR would end with, as JSON. Started by site-errors.ts, bundled.
import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { articleStore } from "../../../src/article/store/article-store";
import { contentDir } from "../../../src/config/content-dir";
import { site } from "../../../src/config/site";
import { scanContent } from "../../../src/content/scan-content";
import { staticDirs } from "../../../src/content/static-files";
import { catalogOf } from "../../../src/graph/catalog/load-catalog";
import { checkContent } from "../../../src/graph/checks/check-content";
import { checkLinks } from "../../../src/graph/checks/check-links";
import { siteRoutes } from "../../../src/graph/checks/site-routes";
import { planData, planDefaults, planMarkdown } from "../../../src/graph/nodes/plan-nodes";
import { planPages } from "../../../src/graph/site/plan-pages";
import type { NodePlan } from "../../../src/kinds/kind";
import { contentFolders } from "../../../src/kinds/registry";
import type { Diagnostic } from "../../../src/lib/diagnostic";
import { filesBelow } from "../../../src/lib/node/files-below";
import type { SiteError } from "./site-errors";

const dir = contentDir();
const kept = new Map<string, unknown>();
const cache = {
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => kept.set(key, value),
};
const store = articleStore(cache);

/** What Gatsby would make nodes of. */
async function planned(): Promise<NodePlan[]> {
  const { readable } = scanContent(dir, contentFolders());
  const title = async (file: string) => (await store.summary(file)).title;
  const pages: NodePlan[] = [];
  for (const file of readable) pages.push(...(await planMarkdown(file, dir, title)));
  const data = filesBelow(dir).filter((file) => /\.(?:ya?ml|json)$/.test(file));
  return [...pages, ...data.flatMap((file) => planData(path.join(dir, file), dir)), ...planDefaults(dir, readable)];
}

async function errors(): Promise<SiteError[]> {
  const plans = await planned();
  const nodes = plans.map(({ type, fields }) => ({ ...fields, parent: "file", internal: { type } }) as unknown as Node);
  const getNodesByType = (type: string) => nodes.filter(({ internal }) => internal.type === type);
  const catalog = catalogOf(getNodesByType);
  const articles = await store.summaries([...catalog.pathByFile.keys()]);
  const args = {
    cache,
    getNodesByType,
    reporter: { warn: () => undefined, panicOnBuild: () => undefined },
    store: { getState: () => ({ program: { directory: process.cwd() } }) },
  } as unknown as CreatePagesArgs;
  const pages = await planPages(catalog, async (kind) => catalog.of(kind).pagesData);
  const { diagnostics } = await checkContent({ catalog, plans: pages, args });
  const routes = siteRoutes(pages, catalog.redirects, staticDirs());
  const nameOf = ({ file, line, message }: Diagnostic) => `${file}:${line} ${message}`;
  const links = new Set(checkLinks({ articles, pathByFile: catalog.pathByFile, routes, reactions: site }).map(nameOf));
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map((found) => ({ ...found, isLink: links.has(nameOf(found)) }));
}

errors().then(
  (found) => process.stdout.write(JSON.stringify(found)),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
