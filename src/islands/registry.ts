import { components } from "client-components";
import type { ComponentType } from "react";
import { readContentIsland } from "../contract/island";

/** A module of an island: its component is the default export. */
interface IslandModule {
  // biome-ignore lint/suspicious/noExplicitAny: each island has props of its own, which its place provides
  readonly default: ComponentType<any>;
  /** Fetches what it will need, before it is shown. */
  readonly prepare?: () => void;
}

/** What React renders in the browser too, each in a chunk of its own. A page names it: `<Island name=…>`. */
const islands: Readonly<Record<string, () => Promise<IslandModule>>> = {
  "search-panel": () => import("./search-panel"),
  "search-page": () => import("./search-page"),
  giscus: () => import("./giscus"),
  waline: () => import("./waline"),
};

/** The code of an island in the list above, or of an author's component: `components/bits.tsx#default`. */
export function islandOf(name: string): (() => Promise<IslandModule>) | undefined {
  const own = readContentIsland(name);
  const load = own === null ? undefined : components[own.file];
  if (own === null || load === undefined) return islands[name];
  return async () => ({ default: (await load())[own.exported] as IslandModule["default"] });
}
