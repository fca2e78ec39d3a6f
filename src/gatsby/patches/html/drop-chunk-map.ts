/**
 * Gatsby writes the names of all chunks of all templates into every page, for fetching a page's code ahead. It writes them
 * as a string in a string, in which its runtime finds none: webpack's own runtime, which knows them too, does the work.
 */
export function dropChunkMap(html: string): string {
  return html.replace(/<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*/, "");
}
