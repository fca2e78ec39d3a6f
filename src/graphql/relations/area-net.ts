import type { CreateResolversArgs } from "gatsby";
import { docs } from "../../content/docs/docs-kind";
import { listedDocs, type PageLink } from "../../content/docs/sidebars/navigation";
import type { ContentPage } from "../../content/kind";
import { siteText } from "../../text/texts";
import { fromCatalog } from "../catalog/catalog";
import { addressOf, keptNet } from "./kept-net";
import type { NetPage } from "./page-net";
import { relationResolvers } from "./page-relations";

/**
 * Returns the pages of an area, with the links between them.
 * @param backlinksOf returns the pages that link to a page
 */
export async function areaNet(
  pages: readonly ContentPage[],
  backlinksOf: (page: ContentPage) => Promise<readonly PageLink[]>,
): Promise<NetPage[]> {
  const linking = await Promise.all(pages.map(async (page) => (await backlinksOf(page)).map(({ path }) => path)));
  return pages.map(({ title, path }) => ({
    title,
    path,
    links: linking.flatMap((from, to) => (from.includes(path) ? to : [])),
  }));
}

/** Returns the resolvers for the drawing of an area's links and for the address of its page. */
export function areaNetResolvers({ cache, store }: Pick<CreateResolversArgs, "cache" | "store">) {
  const { program, config } = store.getState();
  const pathPrefix: string = program.prefixPaths ? (config.pathPrefix ?? "") : "";
  return {
    netHtml: fromCatalog(async ({ sidebarId }: { readonly sidebarId: string }, catalog, context) => {
      const { sidebars, byId } = catalog.of(docs);
      const planned = sidebars.find(({ id }) => id === sidebarId);
      if (!planned || planned.netPath === null) return "";
      context.nodeModel.trackPageDependencies([], { connectionType: "Doc" });
      const pages = listedDocs(planned.items).flatMap((docId) => byId.get(docId) ?? []);
      const net = await areaNet(pages, (page) => relationResolvers.backlinks.resolve(page, {}, context));
      const drawn = net.map((page) => ({ ...page, address: addressOf(page.path, pathPrefix) }));
      return keptNet(drawn, { name: siteText.netOfArea(planned.label), isOnFirst: false }, cache);
    }),
    netPath: fromCatalog(({ sidebarId }: { readonly sidebarId: string }, catalog) => {
      return catalog.of(docs).sidebars.find(({ id }) => id === sidebarId)?.netPath ?? null;
    }),
  };
}
