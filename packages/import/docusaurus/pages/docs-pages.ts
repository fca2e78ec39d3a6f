import { joinPath } from "../../../../src/lib/paths";
import { listOf } from "../../data";
import { docusaurusMessages } from "../../messages/docusaurus-messages";
import type { Notes } from "../../notes";
import type { Project } from "../../project";
import { type ContentPlugin, isVersioned, type SiteParts } from "../config/site-parts";
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
export function docsPart(
  plugin: ContentPlugin,
  isMain: boolean,
  site: SiteParts,
  project: Project,
  notes: Notes,
): DocsPart {
  const prefix = isMain ? "" : `${plugin.routeBasePath || plugin.id}/`;
  const folder = readFolder(plugin, "docs", `docs/${prefix}`, site, project);
  const versions = versionsOf(plugin, site, project);
  noteVersions(versions, plugin, site, project, notes);
  const prefixes = plugin.options.numberPrefixParser === false ? "kept" : "stripped";
  const byId = new Map<string, SourcePage>();
  const pages = folder.pages.map((read) => {
    const { id, slug } = docNames(read.inside, read.data, prefixes);
    const page = {
      ...read,
      fields: fixFrontMatter(read.data),
      address: joinPath(plugin.routeBasePath, slug),
      aliases: versions.length > 0 ? [joinPath(plugin.routeBasePath, "next", slug)] : [],
    };
    byId.set(id, page);
    return page;
  });
  return { ...folder, pages, plugin, prefix, byId };
}

/** Released versions, of which the newest has the short addresses: those of the current one begin with `next` there. */
function versionsOf(plugin: ContentPlugin, { base }: SiteParts, project: Project): string[] {
  const name = plugin.id === "default" ? "versions.json" : `${plugin.id}_versions.json`;
  const file = base === "" ? name : `${base}/${name}`;
  if (!project.has(file) || !isVersioned(plugin)) return [];
  try {
    return listOf(JSON.parse(project.read(file))).map(String);
  } catch {
    return [];
  }
}

function noteVersions(
  versions: readonly string[],
  plugin: ContentPlugin,
  { base }: SiteParts,
  project: Project,
  notes: Notes,
): void {
  const folder = plugin.id === "default" ? "versioned_docs" : `${plugin.id}_versioned_docs`;
  for (const version of versions) {
    const path = [base, folder, `version-${version}`].filter(Boolean).join("/");
    const count = project.below(path).filter((file) => /\.mdx?$/.test(file)).length;
    notes.left({ file: `${path}/`, found: `${count}×` }, docusaurusMessages.version);
  }
}
