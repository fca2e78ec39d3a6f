import type { Element } from "hast";
import { site } from "../../config/site";
import { decodePath, dirname } from "../../lib/paths";
import { elementMessages } from "../../text/diagnostics/article-messages";
import { contentHref, contentPath, pathOf, staticAddress } from "../files/content-path";
import { attach } from "../files/named-files";
import { type ArticleContext, fileLine, reportError, reportWarning } from "../model/article-context";
import { property } from "../model/tree";
import type { Found } from "../model/types";

const elsewhere = /^(?:https?:)?\/\//i;

/** `<video>`, `<audio>`, `<source>` and `<track>`: what they play lies beside the article, in the static folder, or elsewhere. */
export function media(node: Element, found: Found, context: ArticleContext): void {
  for (const name of ["src", "poster"] as const) {
    const written = property(node, name)?.trim();
    if (written) node.properties = { ...node.properties, [name]: address(name, written, node, found, context) };
  }
  // Nothing of a film but its length and first picture is fetched before somebody plays it.
  if (node.tagName === "video" || node.tagName === "audio")
    node.properties = { preload: "metadata", ...node.properties };
}

function address(
  name: "src" | "poster",
  written: string,
  node: Element,
  { links, attachments, embeds }: Found,
  context: ArticleContext,
): string {
  if (elsewhere.test(written)) {
    embeds.push({ kind: name === "poster" ? "image" : "media", url: written, line: fileLine(context.source, node) });
    return written;
  }
  if (/^data:/i.test(written)) return written;
  if (written.startsWith("/")) {
    links.push({ href: decodePath(pathOf(written)), line: fileLine(context.source, node) });
    return written;
  }
  const [, path = "", hash = ""] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(written) ?? [];
  const file = contentPath(dirname(context.source.file), path);
  const inStatic = staticAddress(file);
  if (inStatic !== null) {
    links.push({ href: decodePath(inStatic), line: fileLine(context.source, node) });
    return inStatic + hash;
  }
  if (file === null) {
    reportError(context, node, elementMessages.outside(written));
    return written;
  }
  attach(file, path, node, attachments, context);
  return contentHref(file, hash);
}

/** A frame with a page of another site, a player mostly. It is loaded when it comes near the window. */
export function frame(node: Element, { embeds }: Found, context: ArticleContext): void {
  const src = property(node, "src")?.trim() ?? "";
  if (site.content.trust === "none") reportError(context, node, elementMessages.untrustedFrame);
  // Players are copied as `//player.example/…`, which says nothing to feed readers.
  node.properties = { loading: "lazy", ...node.properties, src: src.replace(/^\/\//, "https://") };
  if (!property(node, "title"))
    reportWarning(context, node, `嵌入的页面${src}没有title，屏幕阅读器无法说明它是什么`, 'title="里面是什么"');
  embeds.push({ kind: "frame", url: src, line: fileLine(context.source, node) });
}
