import type { GatsbyNode } from "gatsby";
import { contentKinds } from "../../content/registry";
import { contentSchema, pageType } from "../../graphql/schema/content-types";
import { siteSchema } from "../../graphql/schema/site-types";

/**
 * Declares every type. Gatsby infers no type, so a query still works after the last file with a
 * field is deleted.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([
    contentSchema,
    siteSchema,
    ...contentKinds.flatMap((kind) => [pageType(kind), kind.otherTypes ?? ""]).filter((types) => types !== ""),
  ]);
};
