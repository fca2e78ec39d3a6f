import { docFields } from "../../../../src/content/docs/file/doc-fields";
import { basename, dirname } from "../../../../src/lib/paths";
import { listOf, recordOf, stringOf } from "../../data";
import type { YamlMap } from "../../model";
import type { Notes } from "../../notes";
import type { Project } from "../../project";
import { plainAddress } from "../../write/keep-address";
import type { SiteParts } from "../config/site-parts";
import type { DocsPart } from "../pages/docs-pages";
import type { SourcePage } from "../pages/source-page";
import type { LinkContext } from "../settings/link-context";
import { readSidebars } from "./read-sidebars";

interface SiteSidebars {
  readonly sidebars: YamlMap | undefined;
  /** Returns a page's id on this site, by its id in the project. */
  readonly idOf: (id: string, plugin: string) => string | undefined;
  readonly sidebarOf: (name: string, plugin: string) => string | undefined;
}

/**
 * Joins the sidebars of all docs plugins. If a navbar item with a label links to a sidebar, the
 * sidebar gets that label.
 */
export async function siteSidebars(
  docs: readonly DocsPart[],
  pages: readonly SourcePage[],
  site: SiteParts,
  project: Project,
  translate: LinkContext["translate"],
  notes: Notes,
): Promise<SiteSidebars> {
  const targets = new Map(pages.map((page) => [page.source, page]));
  const idOf = (id: string, plugin: string) => {
    const page = docs.find((part) => part.plugin.id === plugin)?.byId.get(id);
    const target = page && targets.get(page.source);
    return target && siteId(target);
  };
  const docPages = pages.filter(({ kind, address }) => kind === "docs" && address !== null);
  const byAddress = new Map(docPages.map((page) => [plainAddress(page.address ?? ""), page]));
  const docAt = (address: string) => {
    const page = byAddress.get(address);
    return page && siteId(page);
  };
  const labels = navbarLabels(site, translate);
  const sidebars: Record<string, { label: string; items: unknown[] }> = {};
  const names = new Map<string, string>();
  for (const part of docs.filter(({ pages }) => pages.length > 0)) {
    const { id } = part.plugin;
    const own = await readSidebars(part, site, project, { idOf: (written) => idOf(written, id), docAt }, notes);
    for (const [name, sidebar] of Object.entries(own)) {
      const free = name in sidebars ? `${id}-${name}` : name;
      names.set(`${id} ${name}`, free);
      sidebars[free] = { ...sidebar, label: labels.get(`${id} ${name}`) ?? sidebar.label };
    }
  }
  return {
    sidebars: Object.keys(sidebars).length > 0 ? sidebars : undefined,
    idOf,
    sidebarOf: (name, plugin) => names.get(`${plugin} ${name}`),
  };
}

/** Returns the id of a page in this site's sidebars. */
function siteId({ target, data, fields }: SourcePage): string {
  const all = { ...data, ...fields };
  const file = { file: target, data: all, body: "", lineOf: () => undefined, openingTitle: null };
  return (
    docFields(file, "docs").fields?.docId ?? `${dirname(target)}/${basename(target)}`.replace(/^docs\/|\.mdx?$/g, "")
  );
}

function navbarLabels({ themeConfig }: SiteParts, translate: LinkContext["translate"]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const visit = (items: unknown) => {
    for (const item of listOf(items).map(recordOf)) {
      const [name, label] = [stringOf(item.sidebarId), stringOf(item.label)];
      if (name !== undefined && label !== undefined)
        labels.set(
          `${stringOf(item.docsPluginId) ?? "default"} ${name}`,
          translate("navbar", `item.label.${label}`, label),
        );
      visit(item.items);
    }
  };
  visit(recordOf(themeConfig.navbar).items);
  return labels;
}
