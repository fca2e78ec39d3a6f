import { createHash } from "node:crypto";
import { site } from "../../config/site";
import { absoluteUrl } from "../../lib/paths";

/** To be counted up with every change of the drawing: it is part of the files' names. */
const drawingVersion = 3;

/** Size that Open Graph's readers crop least. */
export const cardSize = { width: 1200, height: 630 } as const;

export interface SocialCard {
  /** Address of the file inside the site. */
  readonly path: string;
  readonly title: string;
  readonly label: string;
}

/**
 * A page's picture. Its file is named by what it says: networks keep a picture by its address for months and do not ask
 * again, so a new title needs a new address, and an unchanged one must keep its own.
 */
export function socialCard(title: string, label: string): SocialCard {
  const content = JSON.stringify([drawingVersion, site.title, title, label]);
  const digest = createHash("sha256").update(content).digest("hex").slice(0, 20);
  return { path: `/og/${digest}.png`, title, label };
}

/** A drawn picture as `SocialPicture`. */
export function drawnPicture(title: string, label: string) {
  const card = socialCard(title, label);
  return { url: absoluteUrl(site, card.path), ...cardSize, alt: `${title} – ${label}`, card };
}
