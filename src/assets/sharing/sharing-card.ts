import { site } from "../../config/site";
import { digestOf, digestOfFiles } from "../../lib/node/files";
import { absoluteUrl } from "../../lib/paths";
import { markFile } from "../mark/site-mark";

/** The picture size that social networks crop least, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

export type SocialCard = Queries.SocialCard;

/** The files whose code draws the pictures. */
export const drawingFiles = ["card.svg.ts", "draw-cards.ts"].map((name) => `src/site-files/sharing/${name}`);
let drawing: string | undefined;

/**
 * Returns a drawn picture as `SocialPicture`. The file name is a digest of the picture's text, the
 * site's mark and the code that draws the picture. Social networks cache a picture by its address
 * for months, so a new title needs a new address, and an unchanged title must keep its address.
 */
export function drawnPicture(title: string, label: string) {
  drawing ??= digestOfFiles([...drawingFiles, ...[markFile() ?? []].flat()]);
  const content = JSON.stringify([drawing, site.title, site.tagline, title, label]);
  const digest = digestOf(content, 20);
  const card: SocialCard = { path: `/og/${digest}.png`, title, label };
  return { url: absoluteUrl(site, card.path), ...cardSize, alt: label === "" ? title : `${title} – ${label}`, card };
}
