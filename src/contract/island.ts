/** Attributes of the place of an island: which component, its props as JSON, and when it is loaded. */
export const islandAttributes = { name: "data-site-island", props: "data-site-props", load: "data-site-load" } as const;

/** When an island in a page is loaded: at once, in idle time, near the window, or when a reader reaches for it. */
export type IslandLoad = "now" | "idle" | "visible" | "intent";

/** What an author may write as `client="…"` on a component of the content folder. */
export const clientLoads: readonly IslandLoad[] = ["visible", "idle", "intent"];

/** Name of an author's component as an island. @param file of the content folder: `components/bits.tsx` */
export function contentIsland(file: string, exported: string): string {
  return `${file}#${exported}`;
}

/** The file and the export that the name of an author's component consists of; null for an island of the site itself. */
export function readContentIsland(name: string): { readonly file: string; readonly exported: string } | null {
  const [file, exported] = name.split("#");
  return file === undefined || exported === undefined ? null : { file, exported };
}
