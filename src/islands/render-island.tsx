import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { readContentIsland } from "../contract/island";
import { ErrorBoundary } from "./error-boundary";
import { hydrateIsland } from "./hydrate-island";
import { islandOf } from "./registry";

/** Fetches the code of an island. */
export async function prepareIsland(name: string): Promise<void> {
  (await islandOf(name)?.())?.prepare?.();
}

/**
 * Renders an island in its place, inside an error boundary.
 * @param pressed buttons of an author's component that were pressed while this was loading
 * @throws where the name is not in the registry, or its code does not load
 */
export async function renderIsland(
  place: HTMLElement,
  name: string,
  props: object,
  pressed: readonly HTMLElement[] = [],
): Promise<void> {
  const load = islandOf(name);
  if (load === undefined) throw new Error(`src/islands/registry.ts has no island "${name}"`);
  const { default: Component } = await load();
  const island = (
    <ErrorBoundary>
      <Component {...props} />
    </ErrorBoundary>
  );
  if (readContentIsland(name)) return hydrateIsland(place, island, pressed);
  // Synchronous, so that no key press is lost between the island reading the field it replaces and mounting.
  flushSync(() => createRoot(place).render(island));
}
