import type { GatsbyNode } from "gatsby";
import { removeUnusedTemplates } from "../patches/register-unused-templates";

/** Removes the pages needed only for query extraction. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ actions, store }) => {
  removeUnusedTemplates(actions, store.getState().pages.values());
};
