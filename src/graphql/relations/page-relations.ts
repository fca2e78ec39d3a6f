import type { CreatePagesArgs } from "gatsby";
import { site } from "../../config/site";
import type { PageLink } from "../../content/docs/sidebars/navigation";
import type { ContentPage } from "../../content/kind";
import { type Redirect, routeKey } from "../../lib/paths";
import type { ArticleSummary } from "../../markdown/article-store";
import { type Catalog, findNode, fromContext } from "../catalog/catalog";
import { linkedAddress } from "../checks/check-links";
import { keepSiteNodes } from "../nodes/site-nodes";
import { netsOf } from "./page-net";
import { relatedPages } from "./related-pages";

/** GraphQL type of the relations between pages. */
export const relationsType = "PageRelations";

/**
 * Creates a node for each page, with the data that depends on the text of other pages. Gatsby
 * reruns the page's query when the node changes.
 */
export async function createRelations(args: CreatePagesArgs, catalog: Catalog, articles: readonly ArticleSummary[]) {
  const backlinks = backlinksByFile(articles, catalog);
  const linking = new Map([...backlinks].map(([file, links]) => [file, links.map(({ page }) => page)]));
  const related = relatedPages(catalog.pages, articles, linking);
  const netOf = site.article.net ? netsOf(catalog.pages, linking) : () => null;
  const link = ({ title, titleLang, path }: ContentPage): PageLink => ({ title, titleLang, path });
  const plans = catalog.pages.map((page) => {
    const { file } = page;
    const net = netOf(page);
    const fields = {
      file,
      backlinks: (backlinks.get(file) ?? []).map(({ page, sentence }) => ({ ...link(page), sentence })),
      related: (related.get(file) ?? []).map(link),
      // Leaves `net` out for a page without a net, so that its node is the same as on a site
      // without nets.
      ...(net && { net }),
    };
    return { type: relationsType, name: file, fields };
  });
  await keepSiteNodes(args, relationsType, plans);
}

/**
 * A page that links to another page, and the sentence that contains its first link to that page.
 */
type Backlink = { readonly page: ContentPage; readonly sentence: string };

/**
 * Returns the listed pages that link to each page, by the target page's file. Each linking page is
 * listed once, in the catalog's order.
 */
export function backlinksByFile(
  articles: readonly Pick<ArticleSummary, "file" | "links">[],
  { pages, pathByFile, redirects }: Pick<Catalog, "pages" | "pathByFile"> & { readonly redirects: readonly Redirect[] },
): ReadonlyMap<string, readonly Backlink[]> {
  const fileByRoute = new Map([...pathByFile].map(([file, path]) => [routeKey(path), file]));
  for (const { from, to } of redirects) {
    const file = fileByRoute.get(routeKey(to));
    if (file !== undefined && !fileByRoute.has(routeKey(from))) fileByRoute.set(routeKey(from), file);
  }
  const targetOf = (href: string, page: ContentPage): string | undefined => {
    const target = href.replace(/#.*$/s, "");
    if (target === "") return page.file;
    const path = linkedAddress(target, page.file, page.path, pathByFile);
    return path === undefined ? undefined : fileByRoute.get(routeKey(path));
  };
  const linksByFile = new Map(articles.map(({ file, links }) => [file, links]));
  const backlinks = new Map<string, Backlink[]>();
  for (const page of pages.filter(({ listed }) => listed)) {
    for (const { href, sentence = "" } of linksByFile.get(page.file) ?? []) {
      const target = targetOf(href, page);
      if (target === undefined || target === page.file) continue;
      const known = backlinks.get(target) ?? [];
      if (known.at(-1)?.page !== page) backlinks.set(target, [...known, { page, sentence }]);
    }
  }
  return backlinks;
}

const relation = (field: "backlinks" | "related") =>
  fromContext(async ({ file }: ContentPage, context) => {
    const node = await findNode(context, relationsType, "file", file);
    return (node?.[field] ?? []) as readonly PageLink[];
  });

/** Resolvers for a page's relations to other pages. */
export const relationResolvers = {
  backlinks: relation("backlinks"),
  hasBacklinks: fromContext(async ({ file }: ContentPage, context) => {
    const node = await findNode(context, relationsType, "file", file);
    return Array.isArray(node?.["backlinks"]) && node["backlinks"].length > 0;
  }),
  related: relation("related"),
};
