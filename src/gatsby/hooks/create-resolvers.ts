import type { GatsbyNode } from "gatsby";
import { contentKinds } from "../../content/registry";
import { readNodesBy } from "../../graphql/catalog/catalog";
import { areaNetResolvers } from "../../graphql/relations/area-net";
import { relationResolvers } from "../../graphql/relations/page-relations";
import { contentResolvers, previewResolvers } from "../../graphql/resolvers/article-resolvers";
import { awaitedPages } from "../../graphql/resolvers/awaited-pages";
import { blogQueries, blogResolvers, postResolvers } from "../../graphql/resolvers/blog-resolvers";
import {
  categoryResolvers,
  docResolvers,
  docTagQueries,
  linkResolvers,
  sidebarResolvers,
} from "../../graphql/resolvers/docs-resolvers";
import { categoryPicture, sharingResolvers } from "../../graphql/resolvers/sharing-resolvers";
import { problemResolvers, siteQueries, siteResolvers } from "../../graphql/resolvers/site-resolvers";
import { isBuild } from "../is-build";

/**
 * Adds the fields whose values need more than one node. The fields of `ContentPage` are
 * the same for every kind.
 */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  if (!isBuild) readNodesBy((type) => args.getNodesByType(type));
  const content = { ...contentResolvers(args), ...relationResolvers };
  /** Fields that only some kinds have. */
  const resolversOfKinds: Readonly<Record<string, object>> = {
    Doc: docResolvers,
    BlogPost: { ...previewResolvers(args), ...postResolvers },
  };
  const pages = contentKinds.map((kind) => {
    return [kind.nodeType, { ...content, ...sharingResolvers(kind), ...resolversOfKinds[kind.nodeType] }];
  });
  args.createResolvers({
    ...Object.fromEntries(pages),
    Sidebar: {
      ...sidebarResolvers(async (doc, context) => (await content.article.resolve(doc, {}, context)).linkedTree()),
      ...areaNetResolvers(args),
    },
    DocCategory: { ...categoryResolvers(content.description.resolve), ...categoryPicture },
    PageLink: linkResolvers,
    ...blogResolvers,
    SiteSiteMetadata: siteResolvers,
    ContentProblem: problemResolvers,
    Query: {
      ...blogQueries,
      ...docTagQueries(content.description.resolve),
      ...siteQueries,
      ...(isBuild ? {} : awaitedPages(args)),
    },
  });
};
