import { importMessages } from "../../src/text/diagnostics/import-messages";
import type { ImportedSite } from "./model";
import type { Notes } from "./notes";

/** What pages show of other hosts, as it is written in Markdown and in HTML. */
const embedded = {
  images:
    /!\[[^\]]*\]\(\s*<?(?:https?:)?\/\/|<img\b[^>]*?\ssrc=(?:\{?["'`])?(?:https?:)?\/\/|^\s*\[[^\]]+\]:\s*<?https?:\/\/\S+\.(?:png|jpe?g|gif|webp|svg)/im,
  frames: /<iframe\b[^>]*?\ssrc=(?:\{?["'`])?(?:https?:)?\/\//i,
  media: /<(?:video|audio|source)\b[^>]*?\ssrc=(?:\{?["'`])?(?:https?:)?\/\//i,
} as const;

/**
 * Allows what the pages show of other hosts: the site they come from had no policy, and a picture that is blocked is a
 * picture that did not come along.
 */
export function allowEmbeds(site: ImportedSite, notes: Notes): ImportedSite {
  const used = Object.entries(embedded).flatMap(([kind, pattern]) => {
    const count = site.pages.filter(({ body }) => pattern.test(body)).length;
    if (count === 0) return [];
    notes.changed({ file: "site.yml", found: `${kind}: auto (${count}×)` }, importMessages.embeds);
    return [[kind, "auto"] as const];
  });
  if (used.length === 0) return site;
  return {
    ...site,
    settings: { ...site.settings, security: { ...Object.fromEntries(used), ...site.settings.security } },
  };
}
