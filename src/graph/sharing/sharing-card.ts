import { createHash } from "node:crypto";
import { site } from "../../config/site";
import { digestOfFiles } from "../../lib/node/digest-of-files";
import { absoluteUrl } from "../../lib/paths";
import { markFile } from "../mark/site-mark";

/** Part of the file names. Increment it with every change of the drawing. */
const drawingVersion = 3;

/** Size that consumers of Open Graph crop least. */
export const cardSize = { width: 1200, height: 630 } as const;

export interface SocialCard {
  /** Address of the file inside the site. */
  readonly path: string;
  readonly title: string;
  readonly label: string;
}

/**
 * A page's card. Its file is named by a hash of its texts: social networks cache a picture by its address for months, so a
 * new title needs a new address, and an unchanged one must keep its own.
 */
export function socialCard(title: string, label: string): SocialCard {
  const content = JSON.stringify([drawingVersion, site.title, title, label, ...markDigest()]);
  const digest = createHash("sha256").update(content).digest("hex").slice(0, 20);
  return { path: `/og/${digest}.png`, title, label };
}

let digest: readonly string[] | undefined;

/** Digest of the mark that the owner has given; nothing where it is drawn from the title. */
function markDigest(): readonly string[] {
  const file = digest === undefined ? markFile() : null;
  digest ??= file === null ? [] : [digestOfFiles([file])];
  return digest;
}

/** A drawn card as `SocialPicture`. */
export function drawnPicture(title: string, label: string) {
  const card = socialCard(title, label);
  return { url: absoluteUrl(site, card.path), ...cardSize, alt: label === "" ? title : `${title} – ${label}`, card };
}
