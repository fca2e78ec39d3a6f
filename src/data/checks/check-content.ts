import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { site } from "../../config/site";
import type { PagePlan } from "../../shared/page-plan";
import type { Problem } from "../../shared/problem";
import { ArticleStore, type CheckedArticle } from "../article/article-store";
import type { AuthorFields } from "../authors/read-authors";
import type { PostFields } from "../blog/post-fields";
import { unknownAuthors } from "../blog/unknown-authors";
import type { Catalog } from "../catalog/catalog";
import { contentDir } from "../content/content-dir";
import { reportProblems } from "../content/report-problems";
import { scanContent } from "../content/scan-content";
import { historyProblems } from "../git/file-times";
import { checkLinks } from "../links/check-links";
import { checkNavigation } from "../links/check-navigation";
import { routeProblems } from "../links/route-problems";
import { siteRoutes } from "../links/site-routes";
import { siteNavigation } from "../site/site-navigation";
import { checkPictures } from "../social/check-pictures";
import { foreignParts } from "./foreign-parts";

interface CheckOptions {
  readonly pages: readonly PagePlan[];
  readonly catalog: Catalog;
  readonly args: CreatePagesArgs;
  /** What is checked of each file, if it is not rendered here. */
  readonly checkAll?: (files: readonly string[]) => Promise<CheckedArticle[]>;
}

/** Renders every article, checks everything that could be wrong with the content, and reports it all at once. */
export async function checkContent(options: CheckOptions): Promise<void> {
  reportProblems(await allProblems(options), options.args.reporter);
}

async function allProblems({ pages, catalog, args, checkAll }: CheckOptions): Promise<Problem[]> {
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
    ...(getNodesByType("ContentProblem") as unknown as (Node & Problem)[]),
    ...scan.problems,
    ...[...scan.unreadable.values()].flat(),
    ...historyProblems(dir),
    ...catalog.problems,
    ...routeProblems(pages, catalog.aliases),
    ...unknownAuthors(
      posts,
      (getNodesByType("Author") as unknown as (Node & AuthorFields)[]).map(({ key }) => key),
    ),
    ...articles.flatMap((article) => article.problems),
    ...foreignParts(articles, site.security),
    ...checkLinks({ articles, pathByFile: catalog.pathByFile, routes }),
    ...checkPictures([...catalog.docs, ...builtPosts, ...catalog.pages], dir),
    ...checkNavigation(siteNavigation(catalog), { sidebarIds, routes }),
  ];
}
