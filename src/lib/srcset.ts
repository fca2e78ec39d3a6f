/** A candidate: an address, which may have commas inside, and after white space its width or density. */
const candidate = /[\s,]*(\S*[^\s,])(?:\s+([^\s,]+))?\s*(?:,|$)/g;

/** A `srcset` with every address in it run through a function. */
export function mapSrcset(srcset: string, map: (url: string) => string): string {
  return [...srcset.matchAll(candidate)]
    .map(([, url = "", descriptor]) => (descriptor === undefined ? map(url) : `${map(url)} ${descriptor}`))
    .join(", ");
}
