/** Attributes of an island's placeholder: the component, its props as JSON, and when it loads. */
export const islandAttributes = { name: "data-site-island", props: "data-site-props", load: "data-site-load" } as const;

/**
 * When an island loads: at once, in idle time, near the viewport, or when a reader is about to use
 * it.
 */
export type IslandLoad = "now" | "idle" | "visible" | "intent";

/** Values of `client="…"` that an author may set on a component of the content folder. */
export const clientLoads: readonly IslandLoad[] = ["visible", "idle", "intent"];

/**
 * Returns the island name of an author's component.
 * @param file path in the content folder: `components/bits.tsx`
 */
export function contentIsland(file: string, exported: string): string {
  return `${file}#${exported}`;
}

/**
 * Splits the island name of an author's component into file and export. Returns null for an island
 * that is part of the site.
 */
export function readContentIsland(name: string): { readonly file: string; readonly exported: string } | null {
  const [file, exported] = name.split("#");
  return file === undefined || exported === undefined ? null : { file, exported };
}
