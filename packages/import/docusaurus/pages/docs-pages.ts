import { joinPath } from "../../../../src/lib/paths";
import type { Project } from "../../project";
import type { ContentPlugin, SiteParts } from "../config/site-parts";
import { docNames } from "./addresses";
import { fixFrontMatter } from "./fix-front-matter";
import { type ReadFolder, readFolder } from "./read-folder";
import type { SourcePage } from "./source-page";

/** One docs folder's pages and files. */
export interface DocsPart extends ReadFolder {
  readonly plugin: ContentPlugin;
  /** The pages' folder in docs/, with a trailing slash; "" for the main docs. */
  readonly prefix: string;
  /** Pages by their id in the project's sidebars. */
  readonly byId: ReadonlyMap<string, SourcePage>;
  readonly pages: readonly (SourcePage & ReadFolder["pages"][number])[];
}

/**
 * Reads the pages of a docs plugin. The pages of the first plugin go to docs/, and those of each
 * other plugin to a subfolder.
 * @param isMain whether `plugin` is the first docs plugin
 */
export function docsPart(plugin: ContentPlugin, isMain: boolean, site: SiteParts, project: Project): DocsPart {
  const prefix = isMain ? "" : `${plugin.routeBasePath || plugin.id}/`;
  const folder = readFolder(plugin, "docs", `docs/${prefix}`, site, project);
  const prefixes = plugin.options.numberPrefixParser === false ? "kept" : "stripped";
  const byId = new Map<string, SourcePage>();
  const pages = folder.pages.map((read) => {
    const { id, slug } = docNames(read.inside, read.data, prefixes);
    const page = {
      ...read,
      fields: fixFrontMatter(read.data),
      address: joinPath(plugin.routeBasePath, slug),
      aliases: [],
    };
    byId.set(id, page);
    return page;
  });
  return { ...folder, pages, plugin, prefix, byId };
}
