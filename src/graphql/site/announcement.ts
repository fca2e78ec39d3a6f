import type { ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { site } from "../../config/site";
import { linkArticle } from "../../markdown/links/link-article";
import { createContext } from "../../markdown/model/article-context";
import { sanitizeTree } from "../../markdown/sanitize/sanitize-tree";

/** The announcement as HTML: its inline Markdown, with links of the site at their full path. Null for a site without one. */
export function announcement() {
  if (site.announcement === null) return null;
  const { id, content, closeable } = site.announcement;
  const processor = unified().use(remarkParse).use(remarkCjkFriendly).use(remarkRehype);
  const tree = processor.runSync(processor.parse(content));
  sanitizeTree(tree, createContext({ file: "announcement", contentDir: "", body: content, bodyLine: 0, format: "md" }));
  // The blocks go, and what stands in them stays.
  const inline = tree.children.flatMap((block): ElementContent[] => (block.type === "element" ? block.children : []));
  const links = { page: "/", pathPrefix: site.baseUrl.replace(/\/$/, ""), trailingSlash: site.trailingSlash };
  return { id, closeable, html: toHtml(linkArticle({ type: "root", children: inline }, links)) };
}
