import type { GatsbyCache } from "gatsby";
import { site } from "../../config/site";
import { digestOf } from "../../lib/node/files";
import { encodePath, withTrailingSlash } from "../../lib/paths";
import { type DrawnPage, drawNet, type NetOptions } from "../../markdown/drawings/draw-net";

/**
 * Returns a net's drawing. The drawing is kept in Gatsby's cache, which is cleared when the code
 * changes.
 */
export async function keptNet(pages: readonly DrawnPage[], options: NetOptions, cache: GatsbyCache): Promise<string> {
  const key = `net-${digestOf(JSON.stringify([pages, options]))}`;
  const known = await cache.get(key);
  if (typeof known === "string") return known;
  const drawing = await drawNet(pages, options);
  await cache.set(key, drawing);
  return drawing;
}

/** Returns the `href` of a page, encoded and with the path prefix. */
export function addressOf(path: string, pathPrefix: string): string {
  return pathPrefix + withTrailingSlash(encodePath(path), site.trailingSlash);
}
