import type { GatsbyNode } from "gatsby";
import { contentResolvers, previewResolvers } from "../../graph/resolvers/article-resolvers";
import { awaitedPages } from "../../graph/resolvers/awaited-pages";
import { backlinkResolvers } from "../../graph/resolvers/backlink-resolvers";
import {
  authorResolvers,
  blogQueries,
  portraitResolvers,
  postResolvers,
  tagResolvers,
} from "../../graph/resolvers/blog-resolvers";
import { categoryResolvers, docResolvers, docTagQueries } from "../../graph/resolvers/docs-resolvers";
import { categoryPicture, sharingResolvers, sitePicture } from "../../graph/resolvers/sharing-resolvers";
import { sidebarResolvers } from "../../graph/resolvers/sidebar-resolvers";
import { problemResolvers, siteQueries, siteResolvers } from "../../graph/resolvers/site-resolvers";
import { contentKinds } from "../../kinds/registry";
import { isBuild } from "../is-build";

/** Fields that take more than one node to know. Those of `ContentPage` are the same for every kind. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const content = { ...contentResolvers(args), ...backlinkResolvers(args) };
  /** What pages of a kind have beside. */
  const own: Readonly<Record<string, object>> = {
    Doc: docResolvers,
    BlogPost: { ...previewResolvers(args), ...postResolvers },
  };
  const pages = contentKinds.map((kind) => [
    kind.nodeType,
    { ...content, ...sharingResolvers(kind), ...own[kind.nodeType] },
  ]);
  args.createResolvers({
    ...Object.fromEntries(pages),
    Sidebar: sidebarResolvers,
    DocCategory: { ...categoryResolvers(content.description.resolve), ...categoryPicture },
    Author: authorResolvers,
    PostAuthor: portraitResolvers,
    BlogTag: tagResolvers,
    SiteSiteMetadata: { ...siteResolvers, ...sitePicture },
    ContentProblem: problemResolvers,
    Query: {
      ...blogQueries,
      ...docTagQueries(content.description.resolve),
      ...siteQueries,
      ...(isBuild ? {} : awaitedPages(args)),
    },
  });
};
