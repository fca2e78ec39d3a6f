import type { GatsbyNode } from "gatsby";
import { contentKinds } from "../../content/registry";
import { articleSchema } from "../../graphql/schema/article-types";
import { contentSchema, pageType } from "../../graphql/schema/content-types";
import { siteSchema, socialSchema } from "../../graphql/schema/site-types";

/**
 * Declares every type of the site. Nothing is inferred from data, so a query cannot break because the last file that had
 * a field was deleted.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([
    contentSchema,
    articleSchema,
    siteSchema,
    socialSchema,
    ...contentKinds.flatMap((kind) => [pageType(kind), kind.otherTypes ?? ""]).filter((types) => types !== ""),
  ]);
};
