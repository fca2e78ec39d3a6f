import { components } from "client-components";
import type { ComponentType } from "react";
import type { CommentProvider } from "../config/comment-providers";
import { readContentIsland } from "../shared/island";

/** An island's module. Its default export is the component. */
interface IslandModule {
  // biome-ignore lint/suspicious/noExplicitAny: each island has its own props
  readonly default: ComponentType<any>;
  /** Fetches what the island needs, before the island is shown. */
  readonly prepare?: () => void;
}

type LoadIsland = () => Promise<IslandModule>;

/**
 * Functions that load the site's own islands, by name. Each island has its own chunk. Pages refer
 * to an island by its name: `<Island name=…>`.
 */
const islands: Readonly<Record<string, LoadIsland>> = {
  "search-panel": () => import("./search-panel"),
  "search-page": () => import("./search-page"),
  giscus: () => import("./giscus"),
  waline: () => import("./waline"),
} satisfies Readonly<Record<string, LoadIsland>> & Readonly<Record<CommentProvider, LoadIsland>>;

/**
 * Returns the function that loads the island named `name`, or undefined if there is none. The name
 * is a key of `islands`, or refers to an author's component, such as `components/bits.tsx#default`.
 */
export function islandOf(name: string): LoadIsland | undefined {
  const contentIsland = readContentIsland(name);
  const load = contentIsland === null ? undefined : components[contentIsland.file];
  if (contentIsland === null || load === undefined) return islands[name];
  return async () => ({ default: (await load())[contentIsland.exported] as IslandModule["default"] });
}
