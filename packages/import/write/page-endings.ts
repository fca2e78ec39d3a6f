import { importMessages } from "../messages/messages";
import type { ImportedSite } from "../model";
import type { Notes } from "../notes";

/**
 * Makes the site write pages as `.html` files if most original addresses ended in `.html`, so that
 * those addresses work on every host. A `trailingSlash` setting takes precedence.
 */
export function withPageEndings(site: ImportedSite, notes: Notes): ImportedSite {
  const addresses = site.pages.flatMap(({ address }) => address ?? []);
  const files = addresses.filter((address) => /\.html?$/i.test(address));
  if (site.settings.trailingSlash !== undefined || files.length * 2 <= addresses.length) return site;
  const others = addresses.find((address) => address.length > 1 && address.endsWith("/"));
  if (others !== undefined) notes.changed({ file: "site.yml", found: others }, importMessages.endings);
  return { ...site, settings: { ...site.settings, trailingSlash: false } };
}
