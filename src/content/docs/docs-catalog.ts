import { docMessages } from "../../config/messages";
import { type Diagnostic, error, warning } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { joinPath, routeKey } from "../../lib/paths";
import { addressFault } from "../files/address";
import type { CatalogInput } from "../kind";
import { tagDiagnostics, undefinedTags } from "../tags/tag-diagnostics";
import { collectTags, definedTags, tagDefinitions } from "../tags/tags";
import type { DocFields } from "./file/doc-fields";
import { type DocFolderFields, folderMeta } from "./file/folder-meta";
import { listedDocs, type NavPlace, type PageLink, placesOf, walkNav } from "./sidebars/navigation";
import { categoryPath, type PlannedSidebar, planSidebars } from "./sidebars/plan-sidebars";
import { type SidebarDefinition, sidebarPlaces } from "./sidebars/sidebars-file";

/**
 * Data about all docs: ids, addresses, sidebars, the position of each page in them, category pages,
 * redirects and tags.
 */
export type DocsCatalog = ReturnType<typeof docsCatalog>;

/**
 * Resolves the sidebars to the existing docs, collects the tags, and checks sidebars, ids and tags.
 */
export function docsCatalog({ pages: docs, drafts, data, site }: CatalogInput<DocFields>) {
  const { routeBasePath } = site.docs;
  const byId = firstOfEachId(docs);
  const stored = data<{ readonly definition: string }>("Sidebar");
  const definitions = stored.map(({ definition }) => JSON.parse(definition) as SidebarDefinition);
  const plan = planSidebars({
    definitions: definitions.sort((a, b) => a.position - b.position),
    // Keeps only one doc per id, because a sidebar that lists a folder would otherwise report a
    // duplicate id as a page that is listed twice.
    docs: [...firstOfEachId([...docs, ...drafts]).values()],
    folders: new Map(data<DocFolderFields>("DocFolder").map((folder) => [folder.dir, folderMeta(folder)])),
    routeBasePath,
    unpublished: new Set(drafts),
  });
  const places = new Map(plan.sidebars.flatMap((sidebar) => [...placesOf(sidebar)]));
  const categories = plan.sidebars.flatMap((sidebar) => categoryPages(sidebar, routeBasePath));
  const sidebars = plan.sidebars.map((one) => ({
    ...one,
    printPath: areaPath(one, docs, { base: routeBasePath, name: "print", most: mostNotes }),
    netPath: site.docs.net ? areaPath(one, docs, { base: routeBasePath, name: "net", most: mostInNet }) : null,
  }));
  const sidebarIds = definitions.map(({ id }) => id);
  const tagsDefined = tagDefinitions(data, "docs");
  const tagged = docs.map((doc) => ({ ...doc, tagRefs: definedTags(doc.tagRefs, tagsDefined) }));
  const tags = collectTags(
    tagged.filter(({ listed }) => listed),
    routeBasePath,
    tagsDefined,
  );
  return {
    diagnostics: [
      ...tagDiagnostics(tagged),
      ...undefinedTags(docs, tagsDefined),
      ...plan.diagnostics,
      ...docDiagnostics(docs, byId, sidebarIds),
      ...(site.docs.net ? sidebars.flatMap(netDiagnostics) : []),
    ],
    redirects: plan.redirects,
    byId,
    byPath: new Map(docs.map((doc) => [doc.path, doc])),
    sidebars,
    /** Place in the navigation, by page path. */
    places,
    categories,
    /** The tags of listed docs, the most used first. */
    tags,
    definitions: tagsDefined,
  };
}

/** A generated category page and its items. */
export type CategoryPage = ReturnType<typeof categoryPages>[number];

/** Returns the generated category pages of a sidebar in reading order. */
function categoryPages(sidebar: PlannedSidebar, docsBasePath: string) {
  return walkNav(sidebar.items).flatMap(({ item }) => {
    if (item.kind !== "category" || item.index === null) return [];
    const { slug, title, description } = item.index;
    return {
      slug,
      title: title ?? item.label,
      description: description ?? null,
      path: categoryPath(slug, docsBasePath),
      sidebarId: sidebar.id,
      items: item.items.filter((child) => child.kind !== "doc" || !child.unlisted),
    };
  });
}

/**
 * Maximum number of notes on the print page of an area. A page with more notes would take about ten
 * megabytes of memory, both in a build and in a browser.
 */
const mostNotes = 200;

/**
 * Maximum number of pages in the link drawing of an area. A larger drawing cannot be read, and
 * its layout takes minutes.
 */
const mostInNet = 100;

/**
 * Returns the address of a page about a whole area; null if the area has too many notes, or if the
 * address is taken or not allowed.
 */
function areaPath(
  { id, items }: PlannedSidebar,
  docs: readonly DocFields[],
  { base, name, most }: { readonly base: string; readonly name: string; readonly most: number },
): string | null {
  const path = joinPath(base, id, name);
  const isFree = addressFault(path) === null && docs.every((doc) => routeKey(doc.path) !== path);
  return isFree && listedDocs(items).length <= most ? path : null;
}

/** Reports an area that is too large for a drawing of its links. */
function netDiagnostics({ label, items }: PlannedSidebar): Diagnostic[] {
  const count = listedDocs(items).length;
  if (count <= mostInNet) return [];
  return [warning({ file: "site.yml", field: "docs.net" }, docMessages.largeNet(label, count, mostInNet))];
}

/**
 * Returns the id of the sidebar beside a doc: the sidebar that front matter names, or else the
 * sidebar that lists the doc; null for none.
 */
export function sidebarOf({ path, displayedSidebar }: DocFields, places: ReadonlyMap<string, NavPlace>): string | null {
  return displayedSidebar === undefined ? (places.get(path)?.sidebarId ?? null) : displayedSidebar;
}

/** Returns docs by id. If several docs share an id, keeps the first. */
function firstOfEachId(docs: readonly DocFields[]): Map<string, DocFields> {
  const first = new Map<string, DocFields>();
  for (const doc of docs) if (!first.has(doc.docId)) first.set(doc.docId, doc);
  return first;
}

/** Returns the pages before and after a doc. Front matter overrides the order of the sidebar. */
export function neighboursOf(
  doc: DocFields,
  catalog: Pick<DocsCatalog, "byId" | "byPath" | "places">,
): { previous: PageLink | null; next: PageLink | null } {
  const place = catalog.places.get(doc.path);
  const named = (docId: string | null | undefined, inOrder: PageLink | null | undefined): PageLink | null => {
    if (docId === null) return null;
    const target = docId === undefined ? undefined : catalog.byId.get(docId);
    const link = target ?? inOrder;
    if (!link) return null;
    const neighbour = target ?? catalog.byPath.get(link.path);
    const own = neighbour?.paginationLabel ?? neighbour?.sidebarLabel ?? null;
    const titleLang = own === null ? link.titleLang : (neighbour?.titleLang ?? null);
    return { title: own ?? link.title, titleLang, path: link.path };
  };
  return { previous: named(doc.paginationPrevious, place?.previous), next: named(doc.paginationNext, place?.next) };
}

/**
 * Reports duplicate doc ids, and ids in front matter that refer to nothing.
 * @param docsById the first doc of each id
 */
function docDiagnostics(
  docs: readonly DocFields[],
  docsById: ReadonlyMap<string, DocFields>,
  sidebarIds: readonly string[],
): Diagnostic[] {
  return docs.flatMap(({ file, docId, displayedSidebar, paginationNext, paginationPrevious }) => {
    const diagnostics: Diagnostic[] = [];
    // Sidebars and front matter name docs by id, so two docs, such as `intro.md` and `intro.mdx`,
    // cannot share an id.
    const first = docsById.get(docId)?.file ?? file;
    if (first !== file) diagnostics.push(error({ file, field: "id" }, docMessages.takenId(docId, first)));
    const neighbours = { pagination_next: paginationNext, pagination_prev: paginationPrevious };
    for (const [field, id] of Object.entries(neighbours)) {
      if (typeof id !== "string" || docsById.has(id)) continue;
      diagnostics.push({ ...error({ file, field }, docMessages.noNeighbour(id, field)), awaits: [`docs/${id}`] });
    }
    if (typeof displayedSidebar === "string" && !sidebarIds.includes(displayedSidebar)) {
      const field = "displayed_sidebar";
      const meant = nearest(displayedSidebar, sidebarIds);
      const wording = docMessages.noSidebar(displayedSidebar, field, meant);
      diagnostics.push({ ...error({ file, field }, wording), awaits: sidebarPlaces(displayedSidebar) });
    }
    return diagnostics;
  });
}
