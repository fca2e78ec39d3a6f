/** One candidate of a srcset: an address, which may contain commas, then optional white space and a width or density. */
const candidate = /[\s,]*(\S*[^\s,])(?:\s+([^\s,]+))?\s*(?:,|$)/g;

/** Applies a function to every address in a `srcset`. */
export function mapSrcset(srcset: string, map: (url: string) => string): string {
  return [...srcset.matchAll(candidate)]
    .map(([, url = "", descriptor]) => (descriptor === undefined ? map(url) : `${map(url)} ${descriptor}`))
    .join(", ");
}
