import type { Element } from "hast";
import { h } from "hastscript";
import { markdownMessages } from "../../config/messages";
import { site } from "../../config/site";
import { pathOnDisk } from "../../lib/node/files";
import { decodePath, dirname, isLoopback, pathOnSite } from "../../lib/paths";
import { articleText } from "../../text/texts";
import { attach, contentHref, contentPath, isExternal, pathOf, staticAddress } from "../files/named-files";
import { type ArticleContext, fileLine, reportError, reportWarning } from "../model/article-context";
import { isSilent, property, textOf } from "../model/tree";
import { plainAddress } from "../sanitize/schema";

const scheme = /^[a-z][a-z\d+.-]*:/i;
/** Matches paths with an extension, which name files. `./intro` and `../Docker/` are addresses. */
const fileName = /\.[a-z\d]+$/i;
/** Matches files that become pages. */
const source = /\.mdx?$/i;

/**
 * Resolves the target of a link. Records internal links for the link check, and linked files for
 * publishing.
 * @param block the paragraph or other block around the link; null in a drawing, because an added
 * HTML element would end the drawing
 */
export function link(node: Element, context: ArticleContext, block: Element | null): void {
  // Skips links that the pipeline adds, such as those to headings and footnotes.
  if (isSilent(node)) return;
  const href = property(node, "href")?.trim();
  if (href === "") reportWarning(context, node, markdownMessages.emptyLink(textOf(node).trim()));
  if (href === undefined || href === "") return;
  if (isExternal(href)) {
    fullAddress(node, href, context, block);
    return;
  }
  // Keeps `mailto:` and other schemes. The sanitizer has removed those that are not allowed.
  if (scheme.test(plainAddress(href))) return;
  // Docusaurus' `pathname:///x` is a final address, so it is neither resolved nor checked.
  if (node.properties.dataUnchecked !== undefined) {
    delete node.properties.dataUnchecked;
    return;
  }
  const target = onDisk(internalHref(href, context.source.file), context);
  if (target === null) reportError(context, node, markdownMessages.linkOutside(href));
  const address = target ?? href;
  node.properties = { ...node.properties, href: address };
  const [, file] = /^content:([^#]+)/.exec(address) ?? [];
  if (file !== undefined && !source.test(file)) {
    attach(decodePath(file), pathOf(href), node, context);
    return;
  }
  // The Markdown parser percent-encodes Chinese, but ids are not encoded, so the address is
  // decoded. The file in a placeholder stays encoded.
  const linkHref = file === undefined ? decodePath(address) : address;
  record(node, linkHref, context, block);
}

/** Records an internal link for the link check, with the sentence around it. */
function record(node: Element, href: string, context: ArticleContext, block: Element | null): void {
  const sentence = block && sentenceAround(block, node);
  context.links.push({ href, line: fileLine(context.source, node), ...(sentence && { sentence }) });
}

/**
 * Makes a link with a host open a new tab. Records the path of a link to this site for the link
 * check, and reports a link to the reader's computer, such as `http://localhost:8000`.
 */
function fullAddress(node: Element, href: string, context: ArticleContext, block: Element | null): void {
  const path = isLoopback(href) ? null : pathOnSite(href, site);
  if (isLoopback(href)) reportWarning(context, node, markdownMessages.loopback(href));
  if (path !== null) record(node, path, context, block);
  node.properties = { ...node.properties, target: "_blank", rel: ["noopener", "noreferrer"] };
  if (block) node.children.push(h("span", { className: "visually-hidden" }, articleText.opensInNewTab));
}

/** Replaces the file name in a placeholder with its Unicode form on disk. */
function onDisk(href: string | null, { source: { contentDir } }: ArticleContext): string | null {
  const [, file = "", hash = ""] = /^content:([^#]*)(.*)$/s.exec(href ?? "") ?? [];
  return file === "" ? href : contentHref(pathOnDisk(contentDir, decodePath(file)), hash);
}

/** The maximum length of a sentence, in characters. */
const longestSentence = 80;

function sentenceAround(block: Element, node: Element): string {
  const label = textOf(node).trim();
  const sentences = textOf(block)
    .replace(/\s+/g, " ")
    .split(/(?<=[。！？；])/);
  const around = (sentences.find((candidate) => candidate.includes(label)) ?? label).trim();
  // A sentence like “见[网络层]。” says nothing else, so the first sentence of the block is used.
  const sentence = around.length < label.length + 4 ? (sentences[0] ?? around).trim() : around;
  if (sentence.length <= longestSentence) return sentence;
  const start = Math.max(0, Math.min(sentence.indexOf(label) - longestSentence / 3, sentence.length - longestSentence));
  const cut = sentence.slice(start, start + longestSentence);
  return (start > 0 ? "…" : "") + cut + (start + longestSentence < sentence.length ? "…" : "");
}

/**
 * Resolves a link within the site. A link to a content file becomes a placeholder, and one into
 * static/ the file's URL. Other addresses stay unchanged. Returns null if the file is outside the
 * content folder.
 */
export function internalHref(href: string, from: string): string | null {
  const [, path = "", hash = ""] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  if (!fileName.test(path)) return href;
  // `/files/x.pdf` is in the static folder, and `/docs/x.mdx` in the content folder.
  if (path.startsWith("/") && !source.test(path)) return href;
  const file = contentPath(dirname(from), path);
  return staticAddress(file) ?? (file && contentHref(file, decodePath(hash)));
}
