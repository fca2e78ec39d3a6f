import type { GatsbyNode } from "gatsby";
import { articleSchema } from "../article/schema";
import { blogSchema } from "../blog/schema";
import { contentSchema } from "../content/schema";
import { docsSchema } from "../docs/schema";
import { pagesSchema } from "../pages/schema";
import { siteSchema } from "../site/schema";
import { socialSchema } from "../social/schema";

/**
 * Declares every type of the site. Nothing is inferred from data, so a query cannot break because the last file that had
 * a field was deleted.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([contentSchema, articleSchema, docsSchema, blogSchema, pagesSchema, siteSchema, socialSchema]);
};
