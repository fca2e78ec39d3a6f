import { components } from "client-components";
import type { ComponentType } from "react";
import { readContentIsland } from "../shared/island";

/** A module of an island. The component is its default export. */
interface IslandModule {
  // biome-ignore lint/suspicious/noExplicitAny: each island has its own props
  readonly default: ComponentType<any>;
  /** Fetches what the island needs before it is shown. */
  readonly prepare?: () => void;
}

/**
 * Components that React renders in the browser, each in its own chunk. A page names one: `<Island
 * name=…>`.
 */
const islands: Readonly<Record<string, () => Promise<IslandModule>>> = {
  "search-panel": () => import("./search-panel"),
  "search-page": () => import("./search-page"),
  giscus: () => import("./giscus"),
  waline: () => import("./waline"),
};

/**
 * Returns the loader of an island in the list above, or of an author's component:
 * `components/bits.tsx#default`.
 */
export function islandOf(name: string): (() => Promise<IslandModule>) | undefined {
  const contentIsland = readContentIsland(name);
  const load = contentIsland === null ? undefined : components[contentIsland.file];
  if (contentIsland === null || load === undefined) return islands[name];
  return async () => ({ default: (await load())[contentIsland.exported] as IslandModule["default"] });
}
