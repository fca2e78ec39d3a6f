import { absoluteAddress } from "../../lib/absolute-address";
import { absoluteUrl, decodePath, type UrlBase } from "../../lib/paths";
import { pageOfFile } from "../files/page-of-file";
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

const content = /^content:([^#]*)(#.*)?$/s;

/** Full addresses for the links and pictures of a Markdown copy, which is read far from its page. */
export function copyAddresses({ site, file: from, path, pathByFile, images, attachments }: CopyPlace) {
  const page = absoluteUrl(site, path);
  return {
    link: (address: string): string => {
      const [, file, hash = ""] = content.exec(address) ?? [];
      if (file === undefined) return absoluteAddress(address, page, site);
      const attachment = attachments.get(decodePath(file));
      if (attachment) return `${site.url}${attachment}${hash}`;
      const target = pageOfFile(decodePath(file), from, pathByFile);
      if (target === undefined) return page;
      return absoluteUrl(site, target) + (hash && `#${encodeURIComponent(decodePath(hash.slice(1)))}`);
    },
    image: (address: string): string => {
      const [, file] = content.exec(address) ?? [];
      const name = decodePath(file ?? "");
      const src = images.get(name)?.src ?? attachments.get(name);
      return src ? `${site.url}${src}` : absoluteAddress(address, page, site);
    },
  };
}
