import { posix } from "node:path";
import type { Image, Link, Nodes, Root } from "mdast";
import { SKIP, visitParents } from "unist-util-visit-parents";
import { obsidianMessages } from "../../config/messages";
import { pathInVault } from "../../config/obsidian";
import { readMarkdown } from "../../content/files/read-markdown";
import { basename, decodePath, dirname, resolveRelative } from "../../lib/paths";
import { contentHref, encodeFile, pathOf } from "../files/named-files";
import { type ArticleContext, fileLine, reportError } from "../model/article-context";
import { comments } from "../parse/comments";
import { normalizeSource } from "../source/normalize-source";
import { headingAt } from "./note-parts";
import { plainNodes } from "./plain-nodes";
import { isNote, vaultAt } from "./vault";
import { labelOf, type WikiLink } from "./wiki-link-syntax";

/** Matches names of pictures that browsers show or that are converted (.tiff). */
export const picture = /\.(?:apng|avif|bmp|gif|ico|jfif|jpe?g|png|svg|tiff?|webp)$/i;

/** Returns the element that plays a file, or undefined if the file is neither video nor audio. */
export function playerOf(file: string): "video" | "audio" | undefined {
  if (/\.(?:mkv|mov|mp4|ogv|webm)$/i.test(file)) return "video";
  return /\.(?:3gp|flac|m4a|mp3|ogg|opus|wav)$/i.test(file) ? "audio" : undefined;
}

/** The context for resolving links. */
export interface LinkReader {
  /** The article that contains the text. */
  readonly context: ArticleContext;
  /** The file of the text, relative to the content folder. */
  readonly file: string;
  /** Returns the parsed tree of a note, with ids on its blocks. */
  readonly noteOf: (file: string) => Root;
}

/** Returns a function that parses notes and caches their trees. */
export function noteReader(parse: (text: string) => Root, { source }: ArticleContext): LinkReader["noteOf"] {
  const notes = new Map<string, Root>();
  return (file) => {
    const known = notes.get(file);
    if (known) return known;
    const tree = parse(normalizeSource(readMarkdown(source.contentDir, file).body, "md"));
    comments()(tree);
    plainNodes(tree);
    notes.set(file, tree);
    return tree;
  };
}

/**
 * Replaces `[[note]]` with links and `![[picture.png]]` with media, and resolves `[text](note.md)`
 * as Obsidian does.
 */
export function resolveLinks(tree: Root, reader: LinkReader): void {
  visitParents(tree, (node, ancestors) => {
    // Links of an embedded note are already resolved from that note's file.
    if (node.type === "blockquote" && node.data?.isEmbed) return SKIP;
    const isInLink = ancestors.some(({ type }) => type === "link" || type === "linkReference");
    if (node.type === "wikiLink")
      Object.assign(
        node,
        (node.isEmbed && mediaOf(node, reader)) || (isInLink ? { type: "text" } : linkTo(node, reader)),
      );
    else if (node.type === "link" || node.type === "image" || node.type === "definition") findFile(node, reader);
    if (node.type === "image") takeSize(node);
    return undefined;
  });
}

function linkTo(node: WikiLink, reader: LinkReader): Link {
  const { context, file: from } = reader;
  const { name, part, text, files } = targetOf(node.written, (name) => find(name, reader));
  const children: Link["children"] = [{ type: "text", value: text }];
  const [file] = name === "" ? [from] : files;
  if (file !== undefined) {
    if (files.length > 1) reportAmbiguous(name, files, node, context);
    return { type: "link", url: addressOf(file, part, reader), children };
  }
  return brokenLink(name, node, children, reader);
}

/** Returns a link to a missing note. The link check reports it, like any link to a missing file. */
function brokenLink(name: string, node: Nodes, children: Link["children"], { context, file }: LinkReader): Link {
  const missing = resolveRelative(dirname(file), name.replace(/^\/+/, "")) ?? name;
  const named = /\.[a-z\d]{1,6}$/i.test(missing) ? missing : `${missing}.md`;
  const newPath = vaultAt(context.source.contentDir).newPath(name);
  const note = { name, ...(newPath !== undefined && { newPath }) };
  context.links.push({ href: contentHref(named), line: fileLine(context.source, node), note });
  return { type: "link", url: "", data: { hProperties: { href: undefined, className: ["broken-link"] } }, children };
}

/** Returns the node of an embedded picture, video or audio file, or undefined for other files. */
function mediaOf(node: WikiLink, reader: LinkReader): Image | Link | undefined {
  const { name, files } = targetOf(node.written, (name) => find(name, reader));
  const [file] = files;
  if (file === undefined || isNote(file)) return undefined;
  if (files.length > 1) reportAmbiguous(name, files, node, reader.context);
  const url = addressOf(file, "", reader);
  const bar = node.written.indexOf("|");
  if (picture.test(file)) return { type: "image", url, alt: bar < 0 ? "" : node.written.slice(bar + 1) };
  const hName = playerOf(file);
  if (hName === undefined) return undefined;
  const data = { hName, hProperties: { href: undefined, src: url, controls: true } };
  return { type: "link", url, data, children: [{ type: "text", value: basename(file) }] };
}

function reportAmbiguous(name: string, files: readonly string[], node: WikiLink, context: ArticleContext): void {
  const paths = files.map((file) => pathInVault(file, context.source.contentDir));
  reportError(context, node, obsidianMessages.ambiguous(name, paths));
}

/**
 * Moves the width at the end of an alt text (`text|300` or `300x200`) to the picture. The height is
 * ignored, because it follows from the picture.
 */
function takeSize(image: Image): void {
  const { alt, width } = splitSize(image.alt ?? "");
  if (width === undefined) return;
  image.alt = alt;
  image.data = { ...image.data, hProperties: { ...image.data?.hProperties, width } };
}

/** Splits `text|300` or `300x200` into the alt text and the width. */
export function splitSize(written: string): { readonly alt: string; readonly width: string | undefined } {
  const [size, width] = /(?:^|\|)[ \t]*(\d+)(?:x\d+)?[ \t]*$/.exec(written) ?? [];
  return size === undefined ? { alt: written, width } : { alt: written.slice(0, -size.length).trim(), width };
}

export interface Target {
  /** "" for the note that contains the link. */
  readonly name: string;
  /**
   * The heading or block after the name's `#`; "" if there is none. The name itself may contain
   * `#`.
   */
  readonly part: string;
  readonly text: string;
  readonly files: readonly string[];
}

/**
 * Splits `note#heading|text` and looks up the note. File names may contain `#` and `|`, so the
 * longest name that matches a file wins.
 * @param find returns the files that a name may mean
 */
export function targetOf(written: string, find: (name: string) => readonly string[]): Target {
  const bar = written.indexOf("|");
  const withBar = namesIn(written).filter(({ name }) => name.includes("|"));
  const target = bar < 0 ? written : written.slice(0, bar);
  const text = bar < 0 ? "" : written.slice(bar + 1).trim();
  const usual = namesIn(target).map((split) => ({ ...split, text: text || labelOf(split.name, split.part) }));
  const last = usual.at(-1) ?? { name: target, part: "", text: target };
  for (const split of [...withBar.map((name) => ({ ...name, text: written })), ...usual]) {
    const files = find(split.name);
    if (files.length > 0) return { ...split, files };
  }
  return { ...last, files: [] };
}

/** Returns all ways to split a target into a name and a part, with the longest name first. */
function namesIn(target: string) {
  const marks = [...target.matchAll(/#/g)].map(({ index }) => index);
  return [target.length, ...marks.reverse()].map((end) => {
    return { name: target.slice(0, end).trim(), part: target.slice(end + 1).trim() };
  });
}

/**
 * Returns the files that the name of a link may mean. Records the lookup as a dependency of the
 * article.
 */
export function find(name: string, { context, file }: LinkReader): readonly string[] {
  if (name === "") return [];
  context.lookups.push({ name, from: file });
  return vaultAt(context.source.contentDir).find(name, file);
}

/** Returns the address of a file or of a part of it, relative to the article. */
export function addressOf(file: string, part: string, reader: LinkReader): string {
  const { context } = reader;
  const hash = part === "" ? "" : anchorIn(file, part, reader);
  if (file === context.source.file && hash !== "") return hash;
  const path = posix.relative(dirname(context.source.file), file);
  // Without `./`, a name may look like a URL with a scheme: `C: 指针.md`.
  return `${path.startsWith("../") ? "" : "./"}${encodeFile(path)}${hash}`;
}

function anchorIn(file: string, part: string, { context, noteOf }: LinkReader): string {
  if (!isNote(file)) return `#${part}`;
  if (part.startsWith("^")) return `#${encodeURIComponent(part)}`;
  if (file !== context.source.file) context.includes.add(file);
  const id = headingAt(noteOf(file), part)?.id ?? part;
  return id === "" ? "" : `#${encodeURIComponent(id)}`;
}

/**
 * Resolves a standard Markdown link like `[[note]]`, as Obsidian does. An address of the site stays
 * unchanged.
 */
function findFile(node: Extract<Nodes, { url: string }>, reader: LinkReader): void {
  if (/^(?:[a-z][a-z\d+.-]*:|[/#?@])/i.test(node.url)) return;
  const name = decodePath(pathOf(node.url));
  const [found, another] = find(name, reader);
  const part = decodePath(/#(.*)$/s.exec(node.url)?.[1] ?? "");
  if (found !== undefined && another === undefined) node.url = addressOf(found, part, reader);
  else if (!/\.[a-z\d]+$/i.test(name)) {
    // A bare name is a note, even if it does not exist yet, so the link to it is reported as
    // broken. `./name/` may be an address of the site.
    const isBare = name !== "" && !/^\.{1,2}\/|\/$/.test(name);
    if (isBare && found === undefined && node.type === "link")
      Object.assign(node, brokenLink(name, node, node.children, reader));
  } else if (reader.file !== reader.context.source.file) {
    // In an embedded note, a missing file is relative to that note.
    const missing = resolveRelative(dirname(reader.file), name);
    if (missing !== null) node.url = addressOf(missing, "", reader);
  }
}
