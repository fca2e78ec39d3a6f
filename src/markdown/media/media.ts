import { join } from "node:path";
import type { Element, Parents, Root } from "hast";
import { h } from "hastscript";
import { elementMessages, pictureMessages } from "../../config/messages";
import { site } from "../../config/site";
import { isReallyInside, nearestFile } from "../../lib/node/files";
import { pictureState } from "../../lib/node/picture-file";
import { decodePath, dirname, pathOnSite } from "../../lib/paths";
import {
  attach,
  contentFile,
  contentHref,
  contentPath,
  encodeFile,
  isExternal,
  pathOf,
  reportUnpublishable,
  staticAddress,
} from "../files/named-files";
import { type ArticleContext, fileLine, reportBroken, reportError, reportWarning } from "../model/article-context";
import { candidatesOf, classesOf, elementsIn, property } from "../model/tree";

/**
 * Matches extensions of pictures that browsers show or that are converted (.tiff). Phones' .heic
 * files are not supported.
 */
const shown = /\.(?:apng|avif|bmp|gif|ico|jfif|jpe?g|png|svg|tiff?|webp)$/i;

/**
 * Turns a content image into a placeholder, because its size and URLs are not known yet. Reports
 * missing, broken and unsupported pictures.
 */
export function image(node: Element, context: ArticleContext): void {
  showInOneMode(node, node);
  const named = property(node, "src")?.trim() ?? "";
  // Resolves `@site/static/x` and `../static/x`.
  const inStatic = /^[.@]/.test(named) && staticAddress(contentPath(dirname(context.source.file), pathOf(named)));
  const address = inStatic || named;
  if (address !== named) node.properties = { ...node.properties, src: address };
  const src = decodePath(address);
  if (src === "" && !property(node, "srcSet")) {
    reportBroken(context, node, pictureMessages.noAddress);
    return;
  }
  if (!property(node, "alt") && property(node, "role") !== "presentation") {
    // The suggestion keeps escapes such as `%25`, and puts an address with blanks or parentheses in
    // angle brackets.
    const plain = /[\s()]/.test(src) ? `<${src}>` : src;
    const written = /[%#?]/.test(src) ? named : plain;
    reportWarning(context, node, pictureMessages.noText(src, written));
  }
  choices(node, context);
  const alt = property(node, "alt") ?? "";
  node.properties = { ...node.properties, alt, loading: "lazy", decoding: "async" };
  if (isExternal(src)) {
    const path = pathOnSite(src, site);
    if (path !== null)
      context.links.push({ href: pathOf(path), line: fileLine(context.source, node), isPicture: true });
    context.embeds.push({ kind: "image", url: src, line: fileLine(context.source, node) });
    return;
  }
  const isUnchecked = node.properties.dataUnchecked !== undefined;
  delete node.properties.dataUnchecked;
  if (src.startsWith("data:") || isUnchecked) return;
  // Files of the static folder are served unchanged, so only the link check covers them. It reports
  // missing files.
  if (src.startsWith("/")) {
    context.links.push({ href: pathOf(src), line: fileLine(context.source, node), isPicture: true });
    return;
  }
  // The fragment is cut off before the path is decoded: `C%23.png` is the file C#.png.
  const file = contentFile(pathOf(address), context);
  const absolutePath = file === null ? null : join(context.source.contentDir, file);
  if (absolutePath !== null && !isReallyInside(absolutePath, context.source.contentDir)) {
    reportError(context, node, elementMessages.outside(src));
    return;
  }
  const state = absolutePath === null || src === "" ? "missing" : pictureState(absolutePath);
  if (state === "missing") {
    const meant = nearestImage(address, context);
    const fix = pictureMessages.wrongPath(meant && `![${alt}](${meant})`);
    reportBroken(context, node, pictureMessages.missing(src, fix));
  } else if (state !== "picture" && state !== "heic") {
    reportError(context, node, pictureMessages.notAPicture(src, state.beginning));
  } else if (state === "heic" || !shown.test(`${file}`)) {
    reportWarning(context, node, pictureMessages.unshown(src));
  }
  if (file === null) return;
  reportUnpublishable(file, node, context);
  const { src: _src, loading: _loading, decoding: _decoding, ...rest } = node.properties;
  node.properties = { dataImage: encodeFile(file), ...rest };
  context.images.add(file);
}

/** Matches the fragment with which MkDocs Material and GitHub show a picture in one colour mode. */
const oneMode = /#(?:only-(light|dark)|gh-(light|dark)-mode-only)$/;

/**
 * If the address of `img` has such a fragment, adds the class that hides `node` in the other mode.
 */
function showInOneMode(node: Element, img: Element): void {
  const [, material, github = material] = oneMode.exec(property(img, "src") ?? "") ?? [];
  if (github !== undefined) node.properties.className = [...classesOf(node), `only-${github}`];
}

/**
 * Returns the image that the author most likely meant, or undefined if no name is similar. Tries
 * the address without and with the text after a `#`, because that text may be part of the name.
 */
function nearestImage(wanted: string, { source }: ArticleContext): string | undefined {
  const src = decodePath(wanted);
  for (const address of [pathOf(wanted), wanted]) {
    const file = contentPath(dirname(source.file), address);
    const nearest = file === null ? undefined : nearestFile(join(source.contentDir, file), src);
    if (nearest !== undefined) return encodeFile(nearest);
  }
  return undefined;
}

/**
 * Replaces a paragraph with a figure if it contains only an image that has a title. The image may
 * be in a link. Its title becomes the caption.
 */
export function figure(paragraph: Element, index: number, parent: Parents): void {
  const content = paragraph.children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  const [only] = content;
  if (content.length !== 1 || only?.type !== "element") return;
  const [linked] = only.children;
  const img = only.tagName === "a" && linked?.type === "element" ? linked : only;
  const title = img.tagName === "img" ? property(img, "title") : undefined;
  if (title === undefined) return;
  delete img.properties.title;
  const figure = h("figure", only, h("figcaption", title));
  showInOneMode(figure, img);
  parent.children[index] = figure;
}

/**
 * Returns the pictures of a rendered article in reading order. A picture that is shown twice is
 * listed twice.
 */
export function picturesIn(tree: Root) {
  return elementsIn(tree, "img").map(({ properties: { dataImage, src, alt, width, height } }) => ({
    /** The content file; null for any other picture. Such a picture's address is in `src`. */
    file: typeof dataImage === "string" ? decodeURIComponent(dataImage) : null,
    src: typeof src === "string" ? src : null,
    /** "" for a decorative picture. */
    alt: String(alt ?? ""),
    // The author's size in px; null if missing or a percentage.
    width: Number(width) || null,
    height: Number(height) || null,
  }));
}

/**
 * Resolves the files of `<video>`, `<audio>`, `<source>` and `<track>`: attachments, static files
 * or external ones.
 */
export function media(node: Element, context: ArticleContext): void {
  for (const name of ["src", "poster"] as const) {
    const value = property(node, name)?.trim();
    if (value) node.properties = { ...node.properties, [name]: address(name, value, node, context) };
  }
  choices(node, context);
  // Asks browsers to load only metadata, such as the duration, until a reader plays the file.
  if (node.tagName === "video" || node.tagName === "audio")
    node.properties = { preload: "metadata", ...node.properties };
}

/** Resolves the pictures of a `srcset`. They are published unchanged. */
export function choices(node: Element, context: ArticleContext): void {
  const srcSet = property(node, "srcSet")?.trim();
  if (!srcSet) return;
  const candidates = candidatesOf(srcSet).map(({ url, size }) => `${address("poster", url, node, context)}${size}`);
  node.properties = { ...node.properties, srcSet: candidates.join(", ") };
}

function address(name: string, value: string, node: Element, context: ArticleContext): string {
  const line = fileLine(context.source, node);
  if (isExternal(value)) {
    context.embeds.push({ kind: name === "poster" ? "image" : "media", url: value, line });
    return value;
  }
  if (/^data:/i.test(value)) return value;
  const path = pathOf(value);
  const hash = /#.*$/s.exec(value)?.[0] ?? "";
  const file = contentFile(path, context);
  const rooted = value.startsWith("/") ? path : staticAddress(file);
  if (rooted !== null) {
    context.links.push({ href: decodePath(rooted), line, ...(name === "poster" && { isPicture: true }) });
    return value.startsWith("/") ? value : rooted + hash;
  }
  if (file === null) {
    reportError(context, node, elementMessages.outside(value));
    return value;
  }
  attach(file, path, node, context);
  return contentHref(file, hash);
}

/**
 * Prepares an iframe with a page of another site, usually a player. Browsers load it when it comes
 * near the viewport.
 */
export function frame(node: Element, context: ArticleContext): void {
  const src = property(node, "src")?.trim() ?? "";
  if (site.content.trust === "none") reportError(context, node, elementMessages.untrustedFrame);
  // Embed codes start with `//player.example/…`, which feed readers cannot resolve, so `https:` is
  // added.
  node.properties = { loading: "lazy", ...node.properties, src: src.replace(/^\/\//, "https://") };
  if (!property(node, "title")) reportWarning(context, node, pictureMessages.frameTitle(src));
  context.embeds.push({ kind: "frame", url: src, line: fileLine(context.source, node) });
}
