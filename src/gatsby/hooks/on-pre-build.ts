import type { GatsbyNode } from "gatsby";
import { prepareDelivery } from "../finalize/finalize-site";

/** Puts the last build's pages back into the state Gatsby knows, before it writes new ones. */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store }) => {
  prepareDelivery(store.getState().program.directory);
};
