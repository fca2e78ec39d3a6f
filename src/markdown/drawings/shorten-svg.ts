import type { PluginConfig } from "svgo";
import { words } from "../../lib/lists";

/** Tenths of a pixel are precise enough. */
export const precision = { floatPrecision: 1 };

/**
 * Shortens an SVG with svgo: paths get relative coordinates, and paths with the same attributes
 * become one.
 * @param first plugins that run before
 * @param mergesOverlaps whether paths that overlap become one too, which is only right if they are
 * opaque
 */
export async function shortenSvg(
  svg: string,
  first: readonly PluginConfig[],
  { mergesOverlaps = false } = {},
): Promise<string> {
  // svgo is loaded on demand, because it takes a quarter of a second and most builds draw nothing
  // new.
  const { optimize } = await import("svgo");
  const plugins = [
    ...first,
    { name: "removeUnknownsAndDefaults" },
    { name: "cleanupNumericValues", params: precision },
    { name: "cleanupListOfValues", params: precision },
    { name: "convertTransform", params: { ...precision, transformPrecision: 4 } },
    { name: "convertPathData", params: precision },
    { name: "mergePaths", params: { ...precision, force: mergesOverlaps } },
    ...words("removeEmptyText removeEmptyContainers moveElemsAttrsToGroup collapseGroups"),
  ] as PluginConfig[];
  return optimize(svg, { plugins }).data;
}
