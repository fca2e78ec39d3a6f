import { pageOfFile } from "../../article/files/page-of-file";
import type { ContentPage } from "../../kinds/kind";
import { decodePath, routeKey } from "../../lib/paths";
import type { Catalog } from "../catalog/catalog";
import { addressOf, type LinkedArticle } from "./check-links";

/** Listed pages by the file of the page that they link to, in the order of the catalog, each once. */
export function backlinksByFile(
  articles: readonly Pick<LinkedArticle, "file" | "links">[],
  { pages, pathByFile, redirects }: Pick<Catalog, "pages" | "pathByFile" | "redirects">,
): ReadonlyMap<string, readonly ContentPage[]> {
  const fileByRoute = new Map([...pathByFile].map(([file, path]) => [routeKey(path), file]));
  for (const { from, to } of redirects) {
    const file = fileByRoute.get(routeKey(to));
    if (file !== undefined && !fileByRoute.has(routeKey(from))) fileByRoute.set(routeKey(from), file);
  }
  const targetOf = (href: string, page: ContentPage): string | undefined => {
    const target = href.replace(/#.*$/s, "");
    if (target === "") return page.file;
    const path = target.startsWith("content:")
      ? pageOfFile(decodePath(target.slice("content:".length)), page.file, pathByFile)
      : decodePath(addressOf(target, page.path));
    return path === undefined ? undefined : fileByRoute.get(routeKey(path));
  };
  const linksByFile = new Map(articles.map(({ file, links }) => [file, links]));
  const backlinks = new Map<string, ContentPage[]>();
  for (const page of pages.filter(({ listed }) => listed)) {
    const targets = new Set((linksByFile.get(page.file) ?? []).map(({ href }) => targetOf(href, page)));
    for (const target of targets) {
      if (target !== undefined && target !== page.file) {
        backlinks.set(target, [...(backlinks.get(target) ?? []), page]);
      }
    }
  }
  return backlinks;
}
