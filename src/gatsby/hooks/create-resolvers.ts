import type { GatsbyNode } from "gatsby";
import { contentResolvers, previewResolvers } from "../../graph/resolvers/article-resolvers";
import { authorResolvers, blogQueries, postResolvers, tagResolvers } from "../../graph/resolvers/blog-resolvers";
import { categoryResolvers, docResolvers } from "../../graph/resolvers/docs-resolvers";
import { socialResolvers } from "../../graph/resolvers/sharing-resolvers";
import { sidebarResolvers } from "../../graph/resolvers/sidebar-resolvers";
import { siteQueries, siteResolvers } from "../../graph/resolvers/site-resolvers";

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
