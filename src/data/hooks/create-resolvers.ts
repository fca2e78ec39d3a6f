import type { GatsbyNode } from "gatsby";
import { contentResolvers, previewResolvers } from "../article/resolvers";
import { authorResolvers, blogQueries, postResolvers, tagResolvers } from "../blog/resolvers";
import { categoryResolvers, docResolvers } from "../docs/resolvers";
import { sidebarResolvers } from "../sidebars/resolvers";
import { siteQueries, siteResolvers } from "../site/resolvers";
import { socialResolvers } from "../social/resolvers";

/** Fields that take more than one node to know; each kind brings its own. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const content = contentResolvers(args);
  args.createResolvers({
    Doc: { ...content, ...docResolvers, ...socialResolvers.Doc },
    BlogPost: { ...content, ...previewResolvers(args), ...postResolvers, ...socialResolvers.BlogPost },
    SinglePage: { ...content, ...socialResolvers.SinglePage },
    Sidebar: sidebarResolvers,
    DocCategory: { ...categoryResolvers(content.description.resolve), ...socialResolvers.DocCategory },
    Author: authorResolvers,
    BlogTag: tagResolvers,
    SiteSiteMetadata: { ...siteResolvers, ...socialResolvers.SiteSiteMetadata },
    Query: { ...blogQueries, ...siteQueries },
  });
};
