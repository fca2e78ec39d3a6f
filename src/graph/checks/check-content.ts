import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { ArticleStore, type ArticleSummary } from "../../article/store/article-store";
import { site } from "../../config/site";
import { contentDir } from "../../content/content-dir";
import { scanContent } from "../../content/scan-content";
import { docs } from "../../kinds/docs/docs-kind";
import { contentFolders } from "../../kinds/registry";
import type { Diagnostic } from "../../lib/diagnostic";
import type { Catalog } from "../catalog/catalog";
import { historyDiagnostics } from "../git/file-times";
import { siteNavigation } from "../site/site-navigation";
import { checkLinks } from "./check-links";
import { checkNavigation } from "./check-navigation";
import { checkPictures } from "./check-pictures";
import { externalEmbeds } from "./external-embeds";
import { reportDiagnostics } from "./report-diagnostics";
import { routeDiagnostics } from "./route-conflicts";
import { siteRoutes } from "./site-routes";

interface CheckOptions {
  readonly catalog: Catalog;
  readonly args: CreatePagesArgs;
  /** Summaries of articles rendered elsewhere; by default articles are rendered here. */
  readonly summaries?: (files: readonly string[]) => Promise<ArticleSummary[]>;
}

/** Checks all content and reports all diagnostics together. */
export async function checkContent(options: CheckOptions): Promise<void> {
  reportDiagnostics(await allDiagnostics(options), options.args.reporter);
}

async function allDiagnostics({ catalog, args, summaries }: CheckOptions): Promise<Diagnostic[]> {
  const { getNodesByType, cache } = args;
  const dir = contentDir();
  const scan = scanContent(dir, contentFolders());
  const here = () => new ArticleStore({ contentDir: dir, format: site.markdown.format, cache }).summaries;
  const articles = await (summaries ?? here())([...catalog.pathByFile.keys()]);
  const routes = siteRoutes(catalog.plans, catalog.redirects, path.resolve("static"));
  const sidebarIds = catalog.of(docs).sidebars.map(({ id }) => id);
  return [
    ...(getNodesByType("ContentDiagnostic") as unknown as (Node & Diagnostic)[]),
    ...scan.diagnostics,
    ...[...scan.unreadable.values()].flat(),
    ...historyDiagnostics(dir),
    ...catalog.diagnostics,
    ...routeDiagnostics(catalog.plans, catalog.redirects),
    ...articles.flatMap((article) => article.diagnostics),
    ...externalEmbeds(articles, site.security),
    ...checkLinks({ articles, pathByFile: catalog.pathByFile, routes }),
    ...checkPictures(catalog.pages, dir),
    ...checkNavigation(siteNavigation(catalog), { sidebarIds, routes }),
  ];
}
