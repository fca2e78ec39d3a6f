import type { GatsbyNode } from "gatsby";
import { contentResolvers, previewResolvers } from "../../graph/resolvers/article-resolvers";
import { authorResolvers, blogQueries, postResolvers, tagResolvers } from "../../graph/resolvers/blog-resolvers";
import { categoryResolvers, docResolvers } from "../../graph/resolvers/docs-resolvers";
import { categoryPicture, sharingResolvers, sitePicture } from "../../graph/resolvers/sharing-resolvers";
import { sidebarResolvers } from "../../graph/resolvers/sidebar-resolvers";
import { siteQueries, siteResolvers } from "../../graph/resolvers/site-resolvers";
import { contentKinds } from "../../kinds/registry";

/** Fields that take more than one node to know. Those of `ContentPage` are the same for every kind. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const content = contentResolvers(args);
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
    BlogTag: tagResolvers,
    SiteSiteMetadata: { ...siteResolvers, ...sitePicture },
    Query: { ...blogQueries, ...siteQueries },
  });
};
