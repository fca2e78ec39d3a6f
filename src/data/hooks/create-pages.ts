import path from "node:path";
import type { CreatePagesArgs, GatsbyNode, Node } from "gatsby";
import { site } from "../../config/site";
import type { PagePlan } from "../../shared/page-plan";
import type { Problem } from "../../shared/problem";
import { ArticleStore } from "../article/article-store";
import type { AuthorFields } from "../authors/read-authors";
import { planBlogPages } from "../blog/plan-pages";
import type { PostFields } from "../blog/post-fields";
import { unknownAuthors } from "../blog/unknown-authors";
import { type Catalog, newestFirst } from "../catalog/catalog";
import { createContentIndex } from "../catalog/content-index";
import { catalogOf } from "../catalog/load-catalog";
import { contentDir } from "../content/content-dir";
import { reportProblems } from "../content/report-problems";
import { scanContent } from "../content/scan-content";
import { planDocPages } from "../docs/plan-pages";
import { checkLinks } from "../links/check-links";
import { checkNavigation } from "../links/check-navigation";
import { routeProblems } from "../links/route-problems";
import { siteRoutes } from "../links/site-routes";
import { planSinglePages } from "../pages/plan-pages";
import { siteNavigation } from "../site/site-navigation";
import { beginCards } from "../social/cards-in-background";
import { checkPictures } from "../social/check-pictures";

/**
 * Plans every page, checks everything that could be wrong with the content, reports it all at once and creates the pages.
 * Articles are rendered here, before webpack starts, so that an author learns of a mistake in seconds.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { actions, getNodesByType, graphql, reporter, store } = args;
  const catalog = catalogOf((type) => getNodesByType(type));
  await createContentIndex(args);
  if (isBuild) beginCards({ graphql, root: store.getState().program.directory, reporter });
  const pages = planPages(catalog, args);
  reportProblems(await allProblems(pages, catalog, args), reporter);
  for (const { path: pagePath, template, context } of pages) {
    actions.createPage({ path: pagePath, component: path.resolve(`src/templates/${template}.tsx`), context });
  }
  for (const { from, to } of catalog.aliases) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, redirectInBrowser: true });
  }
};

/** Set by Gatsby. `gatsby develop` shows nothing to social networks. */
const isBuild = process.env["gatsby_executing_command"] === "build";

function planPages(catalog: Catalog, { getNodesByType }: CreatePagesArgs): PagePlan[] {
  const authors = getNodesByType("Author") as unknown as (Node & AuthorFields)[];
  const allPosts = getNodesByType("BlogPost") as unknown as (Node & PostFields)[];
  const unlisted = newestFirst(allPosts.filter((post) => post.unlisted && catalog.pathByFile.has(post.file)));
  const { routeBasePath, postsPerPage } = site.blog;
  return [
    ...planDocPages(catalog, site.docs.routeBasePath),
    ...planBlogPages({ posts: catalog.posts, unlisted, authors, routeBasePath, postsPerPage }),
    ...planSinglePages(catalog.pages),
  ];
}

async function allProblems(
  pages: readonly PagePlan[],
  catalog: Catalog,
  { getNodesByType, cache }: CreatePagesArgs,
): Promise<Problem[]> {
  const dir = contentDir();
  const scan = scanContent(dir);
  const store = new ArticleStore({ contentDir: dir, format: site.markdown.format, cache });
  const articles = await store.checkAll([...catalog.pathByFile.keys()]);
  const routes = siteRoutes(pages, catalog.aliases, path.resolve("static"));
  const sidebarIds = catalog.sidebars.map(({ id }) => id);
  return [
    ...(getNodesByType("ContentProblem") as unknown as (Node & Problem)[]),
    ...scan.problems,
    ...[...scan.unreadable.values()].flat(),
    ...catalog.problems,
    ...routeProblems(pages, catalog.aliases),
    ...unknownAuthors(
      getNodesByType("BlogPost") as unknown as (Node & PostFields)[],
      (getNodesByType("Author") as unknown as (Node & AuthorFields)[]).map(({ key }) => key),
    ),
    ...articles.flatMap((article) => article.problems),
    ...checkLinks({ articles, pathByFile: catalog.pathByFile, routes }),
    ...checkPictures([...catalog.docsById.values(), ...catalog.posts, ...catalog.pages], dir),
    ...checkNavigation(siteNavigation(catalog), { sidebarIds, routes }),
  ];
}
