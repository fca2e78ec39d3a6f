import type { Element, Root } from "hast";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { encodePath, type TrailingSlash, withTrailingSlash } from "../../lib/paths";
import { candidatesOf, classesOf, property } from "../model/tree";
import type { ResolvedImage } from "../model/types";

/** What the addresses in an article depend on besides its text. */
export interface LinkTargets {
  /** Address of the article's page, inside the site. */
  readonly page: string;
  readonly pathPrefix: string;
  readonly trailingSlash: TrailingSlash;
  /** Address of a content file's page, or of the file itself where it is published, path prefix included; else null. */
  readonly resolveFile?: (file: string) => string | null;
  readonly resolveImage?: (file: string) => ResolvedImage | null;
}

/** Widths of the text column: all of a phone, then at most the measure of 42 em. */
const sizes = "(max-width: 760px) 100vw, 714px";

const withAddress = ["href", "xLinkHref", "src", "poster"];
const placeholder = /^content:([^#]*)(#.*)?$/s;

/**
 * A copy with what depends on other files and on where the site stands: routes of linked files, addresses and sizes of
 * images, the path prefix. It works on the tree, so that no text of an author's can pass for a placeholder.
 */
export function linkArticle(tree: Root, targets: LinkTargets): Root {
  const linked = structuredClone(tree);
  visit(linked, "element", (node, index, parent) => {
    const image = property(node, "dataImage");
    if (node.tagName === "img" && image !== undefined && parent && index !== undefined) {
      const shown = picture(decodeURIComponent(image), node, targets);
      // An author's own `<picture>` keeps its sources, before those of the picture it falls back to.
      const isWithin = parent.type === "element" && parent.tagName === "picture" && shown.tagName === "picture";
      const parts = isWithin ? shown.children : [shown];
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    }
    for (const name of withAddress) {
      const written = property(node, name);
      if (written !== undefined) setAddress(node, name, written, targets);
    }
    setChoices(node, targets);
    return;
  });
  return linked;
}

function setAddress(node: Element, name: string, written: string, targets: LinkTargets): void {
  const [, file, hash = ""] = placeholder.exec(written) ?? [];
  const address = file === undefined ? null : (targets.resolveFile?.(decodeURIComponent(file)) ?? null);
  if (file === undefined) node.properties[name] = addressAsWritten(written, node.tagName, targets);
  else if (address !== null) node.properties[name] = address + hash;
  else {
    delete node.properties[name];
    if (node.tagName === "a") node.properties.className = [...classesOf(node), "broken-link"];
  }
}

/** Candidates of a `srcset` whose file is missing are left out. */
function setChoices(node: Element, targets: LinkTargets): void {
  const written = property(node, "srcSet");
  if (written === undefined) return;
  const candidates = candidatesOf(written).flatMap(({ url, size }) => {
    const candidate = h(node.tagName);
    setAddress(candidate, "src", url, targets);
    const address = property(candidate, "src");
    return address === undefined ? [] : `${address}${size}`;
  });
  node.properties.srcSet = candidates.join(", ");
}

/**
 * An address from the site's root gets the path prefix, and a link to a page the ending that the site's addresses have. A
 * link relative to the page becomes such an address first: where it leads must not depend on a slash at the end of the page's.
 */
function addressAsWritten(written: string, tagName: string, { page, pathPrefix, trailingSlash }: LinkTargets): string {
  const isLink = tagName === "a";
  const isRelative = isLink && written !== "" && !/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(written);
  const rooted = isRelative ? addressFrom(page, written) : written;
  if (!/^\/(?!\/)/.test(rooted)) return rooted;
  return pathPrefix + (isLink ? withTrailingSlash(rooted, trailingSlash) : rooted);
}

/** Resolves an address that is relative to a page, as a browser would. @param page decoded */
export function addressFrom(page: string, href: string): string {
  const { pathname, search, hash } = new URL(href, `http://site${encodePath(page)}`);
  return pathname + search + hash;
}

function picture(file: string, written: Element, targets: LinkTargets): Element {
  const { dataImage: _dataImage, width, height: _height, ...rest } = written.properties;
  const image = targets.resolveImage?.(file) ?? null;
  if (!image) return h("span", { className: "broken-image" }, property(written, "alt") ?? "");
  // An author's own choices leave none to this site.
  const offered = rest.srcSet === undefined ? image.sources : [];
  const sources = offered.map(({ type, srcSet }) => h("source", { type, srcSet, sizes }));
  const size = sizeOf(image, width);
  const img = h("img", { src: image.src, ...size, loading: "lazy", decoding: "async", ...rest });
  setChoices(img, targets);
  return sources.length === 0 ? img : h("picture", sources, img);
}

/** The image's own size, or the width an author wrote with the height that goes with it, as far as they are known. */
function sizeOf({ width, height }: ResolvedImage, asWritten: unknown): { width?: number | string; height?: number } {
  // Of the column: the height follows from the picture.
  if (/^\d+(?:\.\d+)?%$/.test(String(asWritten))) return { width: String(asWritten) };
  const written = Number(asWritten);
  if (width === null || height === null) return written > 0 ? { width: written } : {};
  if (!(written > 0)) return { width, height };
  return { width: written, height: Math.round((height * written) / width) };
}
