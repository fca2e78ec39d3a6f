// npm run check [-- --json]: reports all content problems that a build would report.
// It does not build, and takes seconds. Without `--json`, it exits with 1 if the build would fail.
import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { contentDir } from "../../src/config/read-site";
import { site } from "../../src/config/site";
import { docs } from "../../src/content/docs/docs-kind";
import { scanContent } from "../../src/content/files/scan-content";
import { staticDirs } from "../../src/content/files/static-files";
import type { NodePlan } from "../../src/content/kind";
import { contentFolders } from "../../src/content/registry";
import { createResolvers } from "../../src/gatsby/hooks/create-resolvers";
import { ask } from "../../src/graphql/ask";
import { type Catalog, catalogOf } from "../../src/graphql/catalog/catalog";
import { checkContent } from "../../src/graphql/checks/check-content";
import { checkLinks } from "../../src/graphql/checks/check-links";
import { siteRoutes } from "../../src/graphql/checks/check-routes";
import { withGivenPath } from "../../src/graphql/checks/report-diagnostics";
import { queryNodes, type Resolvers } from "../../src/graphql/memory/query-nodes";
import { planData, planDefaults, planMarkdown } from "../../src/graphql/nodes/plan-nodes";
import { planCategories } from "../../src/graphql/nodes/site-nodes";
import { planPages } from "../../src/graphql/site/plan-pages";
import { type Diagnostic, formatDiagnostic, sortDiagnostics } from "../../src/lib/diagnostic";
import { filesBelow } from "../../src/lib/node/files";
import { articleStore } from "../../src/markdown/article-store";
import type { Given, Words } from "../given";

const dir = contentDir();
const kept = new Map<string, unknown>();
const cache = {
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => kept.set(key, value),
};
const store = articleStore(cache);

/** Plans the nodes that Gatsby would create for the content. */
async function planned(): Promise<NodePlan[]> {
  const { readable } = scanContent(dir, contentFolders());
  const pages: NodePlan[] = [];
  for (const file of readable) pages.push(...(await planMarkdown(file, dir, (other) => store.summary(other))));
  const data = filesBelow(dir).filter((file) => /\.(?:ya?ml|json)$/.test(file));
  return [...pages, ...data.flatMap((file) => planData(path.join(dir, file), dir)), ...planDefaults(dir, readable)];
}

const nodeOf = ({ type, fields }: NodePlan) => ({ ...fields, parent: "file", internal: { type } }) as unknown as Node;

/** Returns the site's resolvers, as Gatsby receives them. */
function resolversOf(args: CreatePagesArgs): Resolvers {
  const resolvers = {};
  const createArgs = { ...args, createResolvers: (all: Resolvers) => Object.assign(resolvers, all) };
  createResolvers?.(createArgs as never, {} as never, () => undefined);
  return resolvers;
}

/** Returns the problems that a build would report, and whether each concerns a link. */
async function check(): Promise<(Diagnostic & { readonly isLink: boolean })[]> {
  const nodes = (await planned()).map(nodeOf);
  const getNodesByType = (type: string) => nodes.filter(({ internal }) => internal.type === type);
  const catalog = catalogOf(getNodesByType);
  nodes.push(...planCategories(catalog.of(docs).categories).map(nodeOf));
  const published = catalogOf(getNodesByType, false);
  const articles = await store.summaries([...catalog.pathByFile.keys()]);
  const args = {
    cache,
    getNodesByType,
    reporter: { warn: () => undefined, panicOnBuild: () => undefined },
    store: { getState: () => ({ program: { directory: process.cwd() } }) },
  } as unknown as CreatePagesArgs;
  const query = queryNodes(getNodesByType, resolversOf(args)) as CreatePagesArgs["graphql"];
  const checkAll = async (known: Catalog, drafts: readonly boolean[]) => {
    const plans = await planPages(known, ({ pagesQuery }) => ask<object>(query, pagesQuery, "The pages", { drafts }));
    const ofPages = articles.filter(({ file }) => known.pathByFile.has(file));
    const { diagnostics } = await checkContent({ catalog: known, plans, articles: ofPages, args });
    const routes = siteRoutes(plans, known.redirects, staticDirs());
    return { diagnostics, links: checkLinks({ ...known, articles: ofPages, routes, reactions: site }) };
  };
  // A build has no drafts, so links to them are broken there. With drafts, their own problems are
  // found too.
  const results = [await checkAll(published, [false]), await checkAll(catalog, [false, true])];
  const links = new Set(results.flatMap((result) => result.links).map(formatDiagnostic));
  return sortDiagnostics(results.flatMap((result) => result.diagnostics)).map((found) => ({
    ...withGivenPath(found, dir),
    isLink: links.has(formatDiagnostic(found)),
  }));
}

function print(found: readonly Diagnostic[], words: Words["check"]): void {
  for (const diagnostic of found) console.log(`${words[diagnostic.severity]} ${formatDiagnostic(diagnostic)}`);
  const count = (severity: Diagnostic["severity"]) => found.filter((of) => of.severity === severity).length;
  console.log(words.count(count("error"), count("warning")));
}

/**
 * Prints the problems.
 * @returns 1 if a build would fail, otherwise 0; always 0 with `--json`, because the program that
 * reads the JSON decides
 */
export async function run({ values, words }: Given<{ json?: boolean }>): Promise<number> {
  const found = await check();
  if (values.json) {
    process.stdout.write(JSON.stringify(found));
    return 0;
  }
  print(found, words.check);
  return found.some(({ severity }) => severity === "error") ? 1 : 0;
}
