import path from "node:path";
import type { CreatePagesArgs, GatsbyNode, Node } from "gatsby";
import { site } from "../../config/site";
import { type Catalog, newestFirst } from "../../graph/catalog/catalog";
import { createContentIndex } from "../../graph/catalog/content-index";
import { catalogOf } from "../../graph/catalog/load-catalog";
import { checkContent } from "../../graph/checks/check-content";
import type { AuthorFields } from "../../kinds/authors/read-authors";
import { planBlogPages } from "../../kinds/blog/plan-pages";
import type { PostFields } from "../../kinds/blog/post-fields";
import { planDocPages } from "../../kinds/docs/plan-pages";
import type { PagePlan } from "../../kinds/page-plan";
import { planSinglePages } from "../../kinds/pages/plan-pages";
import { beginCards } from "../schedule/cards-in-background";
import { checkInBackground } from "../schedule/check-in-background";
import { earlyArticles, isBuild } from "./on-pre-bootstrap";

/** Plans every page, checks everything that could be wrong with the content, and creates the pages. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { actions, getNodesByType, graphql, reporter, store } = args;
  const catalog = catalogOf((type) => getNodesByType(type));
  await createContentIndex(args);
  const pages = planPages(catalog, args);
  if (isBuild) {
    const root = store.getState().program.directory;
    const checked = checkInBackground(earlyArticles(args), (checkAll) =>
      checkContent({ pages, catalog, args, checkAll }),
    );
    beginCards({ graphql, root, reporter, after: checked });
  } else await checkContent({ pages, catalog, args });
  for (const { path: pagePath, template, context } of pages) {
    actions.createPage({ path: pagePath, component: path.resolve(`src/templates/${template}.tsx`), context });
  }
  for (const { from, to } of catalog.aliases) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, redirectInBrowser: true });
  }
};

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
