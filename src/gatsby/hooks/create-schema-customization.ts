import type { GatsbyNode } from "gatsby";
import { allTypes } from "../../graphql/schema/all-types";

/**
 * Declares every type. Gatsby infers no type, so a query still works after the last file with a
 * field is deleted.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(allTypes());
};
