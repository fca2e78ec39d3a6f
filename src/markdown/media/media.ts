import type { Element } from "hast";
import { site } from "../../config/site";
import { decodePath, dirname } from "../../lib/paths";
import { elementMessages } from "../../text/diagnostics/article-messages";
import { contentHref, contentPath, isExternal, pathOf, staticAddress } from "../files/content-path";
import { attach } from "../files/named-files";
import { type ArticleContext, fileLine, reportError, reportWarning } from "../model/article-context";
import { property } from "../model/tree";
import type { Found } from "../model/types";

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

function address(name: string, written: string, node: Element, found: Found, context: ArticleContext): string {
  const line = fileLine(context.source, node);
  if (isExternal(written)) {
    found.embeds.push({ kind: name === "poster" ? "image" : "media", url: written, line });
    return written;
  }
  if (/^data:/i.test(written)) return written;
  const path = pathOf(written);
  const hash = /#.*$/s.exec(written)?.[0] ?? "";
  const file = contentPath(dirname(context.source.file), path);
  const rooted = written.startsWith("/") ? path : staticAddress(file);
  if (rooted !== null) {
    found.links.push({ href: decodePath(rooted), line });
    return written.startsWith("/") ? written : rooted + hash;
  }
  if (file === null) {
    reportError(context, node, elementMessages.outside(written));
    return written;
  }
  attach(file, path, node, found, context);
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
