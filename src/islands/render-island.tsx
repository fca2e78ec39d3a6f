import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ErrorBoundary } from "./error-boundary";
import { islands } from "./registry";

/** Fetches the code of an island. */
export async function prepareIsland(name: string, props: object): Promise<void> {
  (await islands[name]?.())?.prepare?.(props);
}

/**
 * Renders an island in its place, inside an error boundary.
 * @throws where the name is not in the registry, or its code does not load
 */
export async function renderIsland(place: HTMLElement, name: string, props: object): Promise<void> {
  const load = islands[name];
  if (load === undefined) throw new Error(`src/islands/registry.ts has no island "${name}"`);
  const { default: Component } = await load();
  const root = createRoot(place);
  // Synchronous, so that no key press is lost between the island reading the field it replaces and mounting.
  flushSync(() =>
    root.render(
      <ErrorBoundary>
        <Component {...props} />
      </ErrorBoundary>,
    ),
  );
}
