import type { GatsbyNode } from "gatsby";
import { articleSchema } from "../../graph/schema/article-types";
import { contentSchema, pageType } from "../../graph/schema/content-types";
import { socialSchema } from "../../graph/schema/sharing-types";
import { siteSchema } from "../../graph/schema/site-types";
import { contentKinds } from "../../kinds/registry";

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
