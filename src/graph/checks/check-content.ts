import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { ArticleStore, type CheckedArticle } from "../../article/store/article-store";
import { site } from "../../config/site";
import { contentDir } from "../../content/content-dir";
import { scanContent } from "../../content/scan-content";
import type { AuthorFields } from "../../kinds/authors/read-authors";
import type { PostFields } from "../../kinds/blog/post-fields";
import { unknownAuthors } from "../../kinds/blog/unknown-authors";
import type { PagePlan } from "../../kinds/page-plan";
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
  readonly pages: readonly PagePlan[];
  readonly catalog: Catalog;
  readonly args: CreatePagesArgs;
  /** What is checked of each file, if it is not rendered here. */
  readonly checkAll?: (files: readonly string[]) => Promise<CheckedArticle[]>;
}

/** Renders every article, checks everything that could be wrong with the content, and reports it all at once. */
export async function checkContent(options: CheckOptions): Promise<void> {
  reportDiagnostics(await allDiagnostics(options), options.args.reporter);
}

async function allDiagnostics({ pages, catalog, args, checkAll }: CheckOptions): Promise<Diagnostic[]> {
  const { getNodesByType, cache } = args;
  const dir = contentDir();
  const scan = scanContent(dir);
  const here = () => new ArticleStore({ contentDir: dir, format: site.markdown.format, cache }).checkAll;
  const articles = await (checkAll ?? here())([...catalog.pathByFile.keys()]);
  const routes = siteRoutes(pages, catalog.aliases, path.resolve("static"));
  const sidebarIds = catalog.sidebars.map(({ id }) => id);
  const posts = getNodesByType("BlogPost") as unknown as (Node & PostFields)[];
  // The catalog lists no unlisted posts, but they have pages.
  const builtPosts = posts.filter(({ file }) => catalog.pathByFile.has(file));
  return [
    ...(getNodesByType("ContentDiagnostic") as unknown as (Node & Diagnostic)[]),
    ...scan.diagnostics,
    ...[...scan.unreadable.values()].flat(),
    ...historyDiagnostics(dir),
    ...catalog.diagnostics,
    ...routeDiagnostics(pages, catalog.aliases),
    ...unknownAuthors(
      posts,
      (getNodesByType("Author") as unknown as (Node & AuthorFields)[]).map(({ key }) => key),
    ),
    ...articles.flatMap((article) => article.diagnostics),
    ...externalEmbeds(articles, site.security),
    ...checkLinks({ articles, pathByFile: catalog.pathByFile, routes }),
    ...checkPictures([...catalog.docs, ...builtPosts, ...catalog.pages], dir),
    ...checkNavigation(siteNavigation(catalog), { sidebarIds, routes }),
  ];
}
