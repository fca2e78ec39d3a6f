import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { prepareDelivery } from "../delivery/deliver";
import { beginCards } from "../social/cards-in-background";

/** Puts the last build's pages back into the state Gatsby knows, before it writes new ones, and begins to draw. */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ graphql, store, reporter }) => {
  const root = store.getState().program.directory;
  prepareDelivery(root);
  beginCards({ graphql, publicDir: path.join(root, "public"), reporter });
};
