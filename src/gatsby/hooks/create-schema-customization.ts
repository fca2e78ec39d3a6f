import type { GatsbyNode } from "gatsby";
import { contentKinds } from "../../content/registry";
import { contentSchema, pageType } from "../../graphql/schema/content-types";
import { siteSchema } from "../../graphql/schema/site-types";

/** Declares every type: nothing is inferred, so no query breaks because the last file that had a field was deleted. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([
    contentSchema,
    siteSchema,
    ...contentKinds.flatMap((kind) => [pageType(kind), kind.otherTypes ?? ""]).filter((types) => types !== ""),
  ]);
};
