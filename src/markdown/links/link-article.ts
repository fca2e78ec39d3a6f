import type { Element, Root } from "hast";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { encodePath, type TrailingSlash, withTrailingSlash } from "../../lib/paths";
import { candidatesOf, classesOf, property } from "../model/tree";
import type { ResolvedImage } from "../model/types";

/** The information that an article's URLs depend on, besides its text. */
export interface LinkTargets {
  /** The address of the article's page on the site. */
  readonly page: string;
  readonly pathPrefix: string;
  readonly trailingSlash: TrailingSlash;
  /**
   * Returns the URL of a content file's page or of the published file, with the path prefix, or
   * null if there is neither.
   */
  readonly resolveFile?: (file: string) => string | null;
  readonly resolveImage?: (file: string) => ResolvedImage | null;
}

/**
 * The `sizes` of pictures: the full width on a phone, otherwise at most the text column of 42 em.
 */
const sizes = "(max-width: 760px) 100vw, 714px";

const withAddress = ["href", "xLinkHref", "src", "poster"];
const placeholder = /^content:([^#]*)(#.*)?$/s;

/**
 * Returns a copy of an article with everything that depends on other files and on the site's URL:
 * routes of linked files, URLs and sizes of images, and the path prefix. It works on the tree, so
 * that an author's text is never mistaken for a placeholder.
 */
export function linkArticle(tree: Root, targets: LinkTargets): Root {
  const linked = structuredClone(tree);
  visit(linked, "element", (node, index, parent) => {
    const image = property(node, "dataImage");
    if (node.tagName === "img" && image !== undefined && parent && index !== undefined) {
      const shown = picture(decodeURIComponent(image), node, targets);
      // An author's `<picture>` keeps its sources. The sources generated for its fallback image
      // follow them.
      const isWithin = parent.type === "element" && parent.tagName === "picture" && shown.tagName === "picture";
      const parts = isWithin ? shown.children : [shown];
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    }
    for (const name of withAddress) {
      const value = property(node, name);
      if (value !== undefined) setAddress(node, name, value, targets);
    }
    setChoices(node, targets);
    return;
  });
  return linked;
}

function setAddress(node: Element, name: string, value: string, targets: LinkTargets): void {
  const [, file, hash = ""] = placeholder.exec(value) ?? [];
  const address = file === undefined ? null : (targets.resolveFile?.(decodeURIComponent(file)) ?? null);
  if (file === undefined) node.properties[name] = addressAsWritten(value, node.tagName, targets);
  else if (address !== null) node.properties[name] = address + hash;
  else {
    delete node.properties[name];
    if (node.tagName === "a") node.properties.className = [...classesOf(node), "broken-link"];
  }
}

/** Resolves a `srcset`, and drops candidates whose file is missing. */
function setChoices(node: Element, targets: LinkTargets): void {
  const srcSet = property(node, "srcSet");
  if (srcSet === undefined) return;
  const candidates = candidatesOf(srcSet).flatMap(({ url, size }) => {
    const candidate = h(node.tagName);
    setAddress(candidate, "src", url, targets);
    const address = property(candidate, "src");
    return address === undefined ? [] : `${address}${size}`;
  });
  node.properties.srcSet = candidates.join(", ");
}

/**
 * Adds the path prefix to a root-relative URL, and applies the `trailingSlash` setting to links. A
 * relative link is made absolute first, because its target must not depend on the page's trailing
 * slash.
 */
function addressAsWritten(address: string, tagName: string, { page, pathPrefix, trailingSlash }: LinkTargets): string {
  const isLink = tagName === "a";
  const isRelative = isLink && address !== "" && !/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(address);
  const rooted = isRelative ? addressFrom(page, address) : address;
  if (!/^\/(?!\/)/.test(rooted)) return rooted;
  return pathPrefix + (isLink ? withTrailingSlash(rooted, trailingSlash) : rooted);
}

/**
 * Resolves an address relative to a page, as a browser does.
 * @param page the decoded path of the page
 */
export function addressFrom(page: string, href: string): string {
  const { pathname, search, hash } = new URL(href, `http://site${encodePath(page)}`);
  return pathname + search + hash;
}

function picture(file: string, placeholderElement: Element, targets: LinkTargets): Element {
  const { dataImage: _dataImage, width, height: _height, ...rest } = placeholderElement.properties;
  const image = targets.resolveImage?.(file) ?? null;
  if (!image) return h("span", { className: "broken-image" }, property(placeholderElement, "alt") ?? "");
  // A `<source>` would take precedence over the `srcset` that the author wrote.
  const offered = rest.srcSet === undefined ? image.sources : [];
  const sources = offered.map(({ type, srcSet }) => h("source", { type, srcSet, sizes }));
  const size = sizeOf(image, width);
  const img = h("img", { src: image.src, ...size, loading: "lazy", decoding: "async", ...rest });
  setChoices(img, targets);
  return sources.length === 0 ? img : h("picture", sources, img);
}

/**
 * Returns the size of an image. A width that the author wrote takes precedence, with the height in
 * proportion if the image's size is known.
 */
function sizeOf({ width, height }: ResolvedImage, asWritten: unknown): { width?: number | string; height?: number } {
  // A percentage is relative to the column, so the height in px is not known and is omitted.
  if (/^\d+(?:\.\d+)?%$/.test(String(asWritten))) return { width: String(asWritten) };
  const wantedWidth = Number(asWritten);
  if (width === null || height === null) return wantedWidth > 0 ? { width: wantedWidth } : {};
  if (!(wantedWidth > 0)) return { width, height };
  return { width: wantedWidth, height: Math.round((height * wantedWidth) / width) };
}
