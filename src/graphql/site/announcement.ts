import type { ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { site } from "../../config/site";
import { linkArticle } from "../../markdown/links/link-article";
import { createContext } from "../../markdown/model/article-context";
import { elementsIn, property } from "../../markdown/model/tree";
import { sanitizeTree } from "../../markdown/sanitize/sanitize-tree";

/**
 * Returns the announcement with its inline Markdown rendered as HTML, or null if there is none.
 * Links inside the site get the path prefix.
 */
export function announcement() {
  if (site.announcement === null) return null;
  const { id, content, closeable } = site.announcement;
  const links = { page: "/", pathPrefix: site.baseUrl.replace(/\/$/, ""), trailingSlash: site.trailingSlash };
  return { id, closeable, html: toHtml(linkArticle(announcementTree(content), links)) };
}

/**
 * Returns the addresses of the links in the announcement, as the author wrote them. Leaves out
 * links that the sanitizer removes.
 */
export function announcementLinks(): string[] {
  const tree = announcementTree(site.announcement?.content ?? "");
  return elementsIn(tree, "a").flatMap((link) => property(link, "href") ?? []);
}

/**
 * Parses the announcement. Keeps only the contents of its block elements, because the page shows
 * them in a `<p>`.
 */
function announcementTree(content: string): Root {
  const processor = unified().use(remarkParse).use(remarkCjkFriendly).use(remarkRehype);
  const tree = processor.runSync(processor.parse(content));
  sanitizeTree(tree, createContext({ file: "announcement", contentDir: "", body: content, bodyLine: 0, format: "md" }));
  const inline = tree.children.flatMap((block): ElementContent[] => (block.type === "element" ? block.children : []));
  return { type: "root", children: inline };
}
