import type { GatsbyNode } from "gatsby";
import { restorePages } from "../finalize/finalize-site";

/** Restores the pages that Gatsby knows, before it writes new ones. */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store }) => {
  restorePages(store.getState().program.directory);
};
