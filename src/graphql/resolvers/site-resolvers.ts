import type { ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { brandLogo } from "../../assets/mark/brand-logo";
import { drawnPicture } from "../../assets/sharing/sharing-card";
import { site } from "../../config/site";
import { docs } from "../../content/docs/docs-kind";
import type { Diagnostic } from "../../lib/diagnostic";
import { linkArticle } from "../../markdown/links/link-article";
import { createContext } from "../../markdown/model/article-context";
import { sanitizeTree } from "../../markdown/sanitize/sanitize-tree";
import { fromCatalog } from "../catalog/catalog";
import { presentFooter, presentNavbar, siteNavigation } from "../site/site-navigation";

/** Resolvers for the computed fields of `SiteSiteMetadata`. */
export const siteResolvers = {
  logo: { resolve: brandLogo },
  announcement: { resolve: announcement },
  picture: { resolve: () => drawnPicture(site.title, site.tagline) },
  navbar: fromCatalog((_site: unknown, catalog) => presentNavbar(siteNavigation(catalog).navbar, catalog.of(docs))),
  footer: fromCatalog((_site: unknown, catalog) => presentFooter(siteNavigation(catalog).footer, catalog.of(docs))),
};

/** Resolvers for fields of `ContentProblem`. */
export const problemResolvers = {
  kind: {
    resolve: ({ about, field, line }: Diagnostic) => {
      if (about !== undefined) return about;
      if (field !== undefined) return "field";
      return line === undefined ? "file" : "text";
    },
  },
  path: fromCatalog(({ file }: Diagnostic, { pathByFile }) => pathByFile.get(file) ?? null),
};

export const siteQueries = {
  redirects: {
    type: "[Redirect!]!",
    description: "Other addresses of pages, from redirects in site.yml, and aliases in front matter and sidebars.yml.",
    ...fromCatalog((_root: unknown, { redirects }) => redirects),
  },
};

/**
 * Returns the announcement with its inline Markdown rendered as HTML, or null if there is none.
 * Links inside the site get the path prefix.
 */
export function announcement() {
  if (site.announcement === null) return null;
  const { id, content, closeable } = site.announcement;
  const processor = unified().use(remarkParse).use(remarkCjkFriendly).use(remarkRehype);
  const tree = processor.runSync(processor.parse(content));
  sanitizeTree(tree, createContext({ file: "announcement", contentDir: "", body: content, bodyLine: 0, format: "md" }));
  // The announcement is shown in a `<p>`, which cannot contain block elements.
  const inline = tree.children.flatMap((block): ElementContent[] => (block.type === "element" ? block.children : []));
  const links = { page: "/", pathPrefix: site.baseUrl.replace(/\/$/, ""), trailingSlash: site.trailingSlash };
  return { id, closeable, html: toHtml(linkArticle({ type: "root", children: inline }, links)) };
}
