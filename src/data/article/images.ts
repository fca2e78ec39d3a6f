import { existsSync } from "node:fs";
import { join } from "node:path";
import { decodePath, dirname } from "../../shared/paths";
import { type ArticleContext, reportError, reportWarning } from "./article-context";
import { encodeFile } from "./content-href";
import { contentPath } from "./content-path";
import { nearestFile } from "./nearest-file";
import { type Element, element, type Parent, property, text } from "./tree";

/** An image of the content folder becomes a placeholder; its sizes and addresses are known later. */
export function image(node: Element, images: Set<string>, context: ArticleContext): void {
  const src = decodePath(property(node, "src")?.trim() ?? "");
  const line = node.position?.start.line;
  if (!property(node, "alt") && property(node, "role") !== "presentation") {
    reportWarning(context, line, `the image ${src} has no alternative text`, `![what it shows](${src})`);
  }
  const common = { ...node.properties, alt: property(node, "alt") ?? "", loading: "lazy", decoding: "async" };
  node.properties = common;
  if (/^(?:https?:)?\/\//i.test(src)) {
    reportWarning(
      context,
      line,
      `the image ${src} is loaded from another site, which readers' browsers may block`,
      "save it beside the article: ./img/x.png",
    );
    return;
  }
  // Files of the static folder and inline data are served as they are.
  if (src.startsWith("/") || src.startsWith("data:")) return;
  const file = contentPath(dirname(context.source.file), src.replace(/[?#].*$/s, ""));
  const absolute = file === null ? null : join(context.source.contentDir, file);
  if (file === null || absolute === null || src === "" || !existsSync(absolute)) {
    const suggestion = absolute === null ? undefined : nearestFile(absolute, src);
    const fix = suggestion ? `![${common.alt}](${suggestion})` : "correct the path; it is relative to the article";
    reportError(context, line, `the image ${JSON.stringify(src)} does not exist`, fix);
  }
  if (file === null) return;
  const { src: _src, loading: _loading, decoding: _decoding, ...rest } = common as NonNullable<Element["properties"]>;
  node.properties = { dataImage: encodeFile(file), ...rest };
  images.add(file);
}

/** An image alone in its paragraph, with a title, is a figure and the title its caption. */
export function figure(paragraph: Element, index: number, parent: Parent): void {
  const content = paragraph.children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  const [only] = content;
  if (content.length !== 1 || only?.type !== "element") return;
  const [linked] = only.children;
  const img = only.tagName === "a" && linked?.type === "element" ? linked : only;
  const title = img.tagName === "img" ? property(img, "title") : undefined;
  if (title === undefined) return;
  delete img.properties?.title;
  parent.children[index] = element("figure", {}, [only, element("figcaption", {}, [text(title)])]);
}
