import { absoluteAddress } from "../../lib/absolute-address";
import { absoluteUrl, decodePath, type UrlBase } from "../../lib/paths";
import { pageOfFile } from "../files/content-path";
import type { ResolvedImage } from "../model/types";

interface CopyPlace {
  readonly site: UrlBase;
  /** The article's file, relative to the content folder. */
  readonly file: string;
  /** Of the page, inside the site. */
  readonly path: string;
  readonly pathByFile: ReadonlyMap<string, string>;
  readonly images: ReadonlyMap<string, ResolvedImage | null>;
  /** Addresses of attachments, path prefix included. */
  readonly attachments: ReadonlyMap<string, string | null>;
}

/** Between characters that nobody types, so that a listing which looks like a mark stays as it is. */
const mark = /\uE000([\w-]*)\uE001/gu;

/** An address of a Markdown copy, to be filled in once the other files are known; in letters that Markdown leaves alone. */
export function markAddress(address: string): string {
  return address.startsWith("\uE000") ? address : `\uE000${Buffer.from(address).toString("base64url")}\uE001`;
}

/** Fills in the addresses of a Markdown copy. They are full ones, because it is read far from its page. */
export function linkMarkdown(markdown: string, place: CopyPlace): string {
  const { site, file: from, path, pathByFile, images, attachments } = place;
  const page = absoluteUrl(site, path);
  return markdown.replace(mark, (_, encoded: string) => {
    const address = Buffer.from(encoded, "base64url").toString();
    const [, written, hash = ""] = /^content:([^#]*)(#.*)?$/s.exec(address) ?? [];
    if (written === undefined) return absoluteAddress(address, page, site);
    const file = decodePath(written);
    const published = attachments.get(file) ?? images.get(file)?.src;
    if (published) return `${site.url}${published}${hash}`;
    const target = pageOfFile(file, from, pathByFile);
    const fragment = hash && `#${encodeURIComponent(decodePath(hash.slice(1)))}`;
    return target === undefined ? page : absoluteUrl(site, target) + fragment;
  });
}
