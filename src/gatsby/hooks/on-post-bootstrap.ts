import type { GatsbyNode } from "gatsby";
import { removeUnusedTemplates } from "../patches/register-unused-templates";

/** Takes out what has served while queries were extracted. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ actions, store }) => {
  removeUnusedTemplates(actions, store.getState().pages.values());
};
