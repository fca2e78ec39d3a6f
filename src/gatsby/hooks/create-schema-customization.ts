import type { GatsbyNode } from "gatsby";
import { articleSchema } from "../../graph/schema/article-types";
import { blogSchema } from "../../graph/schema/blog-types";
import { contentSchema } from "../../graph/schema/content-types";
import { docsSchema } from "../../graph/schema/docs-types";
import { pagesSchema } from "../../graph/schema/pages-types";
import { socialSchema } from "../../graph/schema/sharing-types";
import { siteSchema } from "../../graph/schema/site-types";

/**
 * Declares every type of the site. Nothing is inferred from data, so a query cannot break because the last file that had
 * a field was deleted.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([contentSchema, articleSchema, docsSchema, blogSchema, pagesSchema, siteSchema, socialSchema]);
};
