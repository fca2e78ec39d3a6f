import type { CreateResolversArgs } from "gatsby";
import type { ContentPage } from "../../content/kind";
import { contentKinds } from "../../content/registry";
import { decodePath, routeKey } from "../../lib/paths";
import { articleStore } from "../../markdown/article-store";
import { pageOfFile } from "../../markdown/files/content-path";
import { type Catalog, catalogFor } from "../catalog/catalog";
import type { Context } from "../catalog/catalog-resolver";
import { addressOf, type LinkedArticle } from "../checks/check-links";

type Backlinks = ReturnType<typeof backlinksByFile>;

/** Resolver for `backlinks`. A query reads the links of all articles once. */
export function backlinkResolvers({ cache }: Pick<CreateResolversArgs, "cache">) {
  const articles = articleStore(cache);
  const perQuery = new WeakMap<Context, Promise<Backlinks>>();
  const load = async (context: Context) => {
    const catalog = await catalogFor(context);
    return backlinksByFile(await articles.summaries([...catalog.pathByFile.keys()]), catalog);
  };
  return {
    backlinks: {
      resolve: async ({ file }: ContentPage, _args: unknown, context: Context) => {
        // Any text may get or lose a link.
        for (const { nodeType } of contentKinds) {
          context.nodeModel.trackPageDependencies([], { connectionType: nodeType });
        }
        const loading = perQuery.get(context) ?? load(context);
        perQuery.set(context, loading);
        return (await loading).get(file) ?? [];
      },
    },
  };
}

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
