import { joinPath } from "../../../../src/lib/paths";
import type { Project } from "../../project";
import type { ContentPlugin, SiteParts } from "../config/site-parts";
import { docNames } from "./addresses";
import { fixFrontMatter } from "./fix-front-matter";
import { type ReadFolder, readFolder } from "./read-folder";
import type { SourcePage } from "./source-page";

/** Pages and files of one docs folder. */
export interface DocsPart extends ReadFolder {
  readonly plugin: ContentPlugin;
  /** Folder in docs/ that they are put into, with a slash at the end; "" for the main docs. */
  readonly prefix: string;
  /** Pages by the id that the project's sidebars know them by. */
  readonly byId: ReadonlyMap<string, SourcePage>;
  readonly pages: readonly (SourcePage & ReadFolder["pages"][number])[];
}

/**
 * The pages of a docs plugin. The first plugin's pages go to docs/, those of further ones to a folder of their own there.
 * @param isMain whether it is the first one
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
