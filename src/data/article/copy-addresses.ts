import { absoluteAddress } from "../../shared/absolute-address";
import { absoluteUrl, decodePath, type UrlBase } from "../../shared/paths";
import type { ResolvedImage } from "./types";

interface CopyPlace {
  readonly site: UrlBase;
  /** Of the page, inside the site. */
  readonly path: string;
  readonly pathByFile: ReadonlyMap<string, string>;
  readonly images: ReadonlyMap<string, ResolvedImage | null>;
}

const content = /^content:([^#]*)(#.*)?$/s;

/** Full addresses for the links and pictures of a Markdown copy, which is read far from its page. */
export function copyAddresses({ site, path, pathByFile, images }: CopyPlace) {
  const page = absoluteUrl(site, path);
  return {
    link: (address: string): string => {
      const [, file, hash = ""] = content.exec(address) ?? [];
      const target = file === undefined ? undefined : pathByFile.get(decodePath(file));
      if (target === undefined) return file === undefined ? absoluteAddress(address, page, site) : page;
      return absoluteUrl(site, target) + (hash && `#${encodeURIComponent(decodePath(hash.slice(1)))}`);
    },
    image: (address: string): string => {
      const [, file] = content.exec(address) ?? [];
      const image = file === undefined ? undefined : images.get(decodePath(file));
      return image ? `${site.url}${image.src}` : absoluteAddress(address, page, site);
    },
  };
}
