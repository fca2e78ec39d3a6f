import { docFields } from "../../../src/content/docs/file/doc-fields";
import { dirname, joinPath } from "../../../src/lib/paths";
import { stringOf } from "../data";
import { ForeignFields } from "../foreign-fields";
import { hugoAnchor } from "../links/anchor-slugs";
import { PageLinks } from "../links/page-links";
import { safePath } from "../links/safe-name";
import { staticFile } from "../links/static-file";
import { foreignMessages } from "../messages/messages";
import type { ImportedFile, ImportedPage, ImportedSite, Reader } from "../model";
import type { Notes } from "../notes";
import type { Project } from "../project";
import { Tags } from "../tags";
import { textsOf } from "../values";
import { inAddress } from "./hugo-address";
import { hugoBody, PageIndex } from "./hugo-body";
import { findHugo, type HugoConfig, readHugoConfig } from "./hugo-config";
import { hugoEntries } from "./hugo-content";
import { hugoFields } from "./hugo-fields";
import { foreignPlaceOf, type HugoPlan, type PlacedEntry, placeOf, planHugo } from "./hugo-plan";
import { hugoSettings } from "./hugo-settings";
import { hugoSidebars } from "./hugo-sidebars";

/**
 * Values of `layout` or `type` for pages that a theme generates. Such pages are not imported,
 * because this site generates its own.
 */
const listings = new Set(["archives", "archive", "search", "tags", "categories", "404", "timeline"]);

/** The reader of Hugo projects. */
export const hugo: Reader = {
  generator: "Hugo",
  anchorSlug: hugoAnchor,
  find: findHugo,
  read: async (project, base, notes) => {
    const config = readHugoConfig(project, base);
    const others = config.languages.slice(1).map((language) => readHugoConfig(project, base, language));
    return readHugo(project, config, others, notes);
  },
};

/**
 * Reads a site in all its languages.
 * @param others the configurations of the other languages
 */
function readHugo(project: Project, config: HugoConfig, others: readonly HugoConfig[], notes: Notes): ImportedSite {
  const entries = hugoEntries(project, config, notes);
  const plan = planHugo(entries, config);
  const placed = entries.map((entry): PlacedEntry => ({ ...entry, ...placeOf(entry, plan), config }));
  const own = placed.filter((entry) => isKept(entry, plan, notes));
  const pages = [...own, ...others.flatMap((other) => foreignPages(project, other, notes))];
  const tags = new Tags((label) => inAddress(label, config));
  const statics = staticFiles(project, config);
  const foreign = new ForeignFields();
  const { settings, authors, lists } = hugoSettings(placed, own, {
    project,
    config,
    plan,
    tags,
    statics: new Set(statics.keys()),
  });
  const contentDirs = [config, ...others].map(({ contentDir }) => contentDir).sort((a, b) => b.length - a.length);
  const contentDirOf = (file: string) =>
    contentDirs.find((folder) => file.startsWith(`${folder}/`)) ?? config.contentDir;
  const inLanguage = new RegExp(`^/(?:${config.languages.join("|")})(?=/)`, "i");
  const staticTargets = new Map([...statics].map(([address, file]) => [file, `static${address}`]));
  // The first page in each folder.
  const owners = new Map([...pages].reverse().map((page) => [dirname(page.source), page]));
  const links = new PageLinks({
    project,
    notes,
    pages,
    lists,
    statics: new Set(statics.keys()),
    targetOf: (file) => targetOf(file, owners, { ...config, contentDir: contentDirOf(file) }, staticTargets),
    roots: ({ source }) => [contentDirOf(source), config.assetDir, dirname(source)],
    themeFolders: config.themeDirs,
    assetFolder: ({ source }) => dirname(source),
    pathOf: (address) => address.replace(inLanguage, ""),
    basePath: settings.baseUrl ?? "/",
    origin: settings.url,
  });
  const indexes = new Map(
    [config, ...others].map((own) => [own, new PageIndex(pages.filter((page) => page.config === own))]),
  );
  const imported = pages.map((entry): ImportedPage => {
    const { kind, target, source, page, address } = entry;
    return {
      kind,
      target,
      source,
      frontMatter: page.yaml ?? "",
      fields: hugoFields(entry, tags, links, foreign),
      body: hugoBody(entry, { project, notes, links, pages: indexes.get(entry.config) ?? new PageIndex([]) }),
      address,
      aliases: textsOf(page.data.aliases).map((alias) =>
        alias.startsWith("/") ? alias : joinPath(dirname(address.replace(/\/+$/, "")), alias),
      ),
    };
  });
  foreign.report(notes);
  const files: ImportedFile[] = [...statics].map(([address, from]) => staticFile(project, from, address, notes));
  return {
    settings,
    authors,
    sidebars: hugoSidebars(own, plan, (target) => docId(target, plan)),
    pages: imported,
    files: [...files, ...links.files],
  };
}

/**
 * Reads the pages of another language. They become single pages, because the navbar, sidebars and
 * lists are in the default language.
 */
function foreignPages(project: Project, config: HugoConfig, notes: Notes): PlacedEntry[] {
  const noBlog: HugoPlan = { docsSections: [], blogSections: [], docsBase: undefined, blogBase: undefined };
  const pages = hugoEntries(project, config, notes)
    .map((entry): PlacedEntry => ({ ...entry, ...foreignPlaceOf(entry, config), config }))
    .filter((entry) => (entry.isSection && entry.sections.length === 0) || isKept(entry, noBlog, notes));
  if (pages.length > 0) {
    notes.changed(
      { file: `${config.contentDir}/`, found: `${config.language} × ${pages.length}` },
      foreignMessages.locale,
    );
  }
  return pages;
}

/**
 * Returns whether a page is imported. Leaves out an empty home page, list pages, section pages in
 * blogs and the pages of taxonomies. If there is only one blog section, the blog settings keep its
 * title and description.
 */
function isKept(entry: PlacedEntry, { blogSections }: HugoPlan, notes: Notes): boolean {
  const { page, source, isSection, sections, kind, config } = entry;
  const shown = [page.data.layout, page.data.type]
    .map(stringOf)
    .find((word) => word && listings.has(word.toLowerCase()));
  const isTaxonomy = config.taxonomies.includes(sections[0]?.toLowerCase() ?? "");
  const isBlogSection = isSection && blogSections.includes(sections[0] ?? "");
  if (isSection && sections.length === 0) return page.body.trim() !== "";
  if ((shown !== undefined && kind === "pages") || isTaxonomy || isBlogSection) {
    if (page.body.trim() !== "" || shown !== undefined)
      notes.left({ file: source, found: shown }, foreignMessages.listing);
    return false;
  }
  return true;
}

/** Returns the files in the static folders, except hidden ones, by address. */
function staticFiles(project: Project, { staticDirs }: HugoConfig): Map<string, string> {
  const files = staticDirs.flatMap((folder) =>
    project.below(folder).map((file) => [`/${file.slice(folder.length + 1)}`, file] as const),
  );
  return new Map(files.filter(([address]) => !/(?:^|\/)\.[^/]*$/.test(address)));
}

/**
 * Returns the target of a file. A file in or below the folder of a page stays at the same place
 * next to the page. Other files in the content folder go to pages/, and files in the assets folder
 * go to the static folder. Returns null for a file outside the content, assets and static folders.
 */
function targetOf(
  file: string,
  owners: ReadonlyMap<string, PlacedEntry>,
  { contentDir, assetDir }: HugoConfig,
  staticTargets: ReadonlyMap<string, string>,
): string | null {
  if (file.startsWith(`${assetDir}/`)) return `static/${file.slice(assetDir.length + 1)}`;
  const known = staticTargets.get(file);
  if (known !== undefined) return known;
  if (!file.startsWith(`${contentDir}/`)) return null;
  for (let folder = dirname(file); folder.length >= contentDir.length; folder = dirname(folder)) {
    const owner = owners.get(folder);
    if (owner) return joinPath(dirname(owner.target), safePath(file.slice(folder.length + 1))).slice(1);
  }
  return `pages/${safePath(file.slice(contentDir.length + 1))}`;
}

function docId(target: string, { docsBase = "docs" }: HugoPlan): string {
  const file = { file: target, data: {}, body: "", lineOf: () => undefined, openingTitle: null };
  return docFields(file, docsBase).fields?.docId ?? target.replace(/^docs\/|\.md$/g, "");
}
