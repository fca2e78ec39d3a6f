import type { GatsbyCache } from "gatsby";
import { digestOf } from "../../lib/node/files";
import { type DrawnPage, drawNet } from "../../markdown/drawings/draw-net";

/** Returns the drawing of a net from a cache of Gatsby's, which is cleared when the code changes. */
export async function keptNet(pages: readonly DrawnPage[], cache: GatsbyCache): Promise<string> {
  const key = `net-${digestOf(JSON.stringify(pages))}`;
  const known = await cache.get(key);
  if (typeof known === "string") return known;
  const drawing = await drawNet(pages);
  await cache.set(key, drawing);
  return drawing;
}
