import type { YamlMap } from "../model";
import { byWeight } from "./hugo-order";
import type { HugoPlan, PlacedEntry } from "./hugo-plan";

/**
 * Makes one sidebar for each section of docs, in Hugo's order; undefined for a site without docs.
 */
export function hugoSidebars(
  pages: readonly PlacedEntry[],
  { docsSections }: HugoPlan,
  docId: (target: string) => string,
): YamlMap | undefined {
  const sections = docsSections.map((section) => {
    const inside = pages.filter(({ kind, sections }) => kind === "docs" && sections[0] === section);
    const own = inside.find(({ isSection, sections }) => isSection && sections.length === 1);
    const items = itemsOf([section], inside, docId);
    return { section, own, items: own === undefined ? items : [docId(own.target), ...items] };
  });
  const filled = sections.filter(({ items }) => items.length > 0);
  if (filled.length === 0) return undefined;
  const ordered = filled.sort((a, b) => (a.own && b.own ? byWeight(a.own, b.own) : 0));
  return Object.fromEntries(
    ordered.map(({ section, own, items }) => [sidebarId(section), { label: own?.label ?? section, items }]),
  );
}

/**
 * Returns the id of a section's sidebar. It has a suffix because the search uses the id `docs` for
 * docs without a sidebar.
 */
function sidebarId(section: string): string {
  return `${section}Sidebar`;
}

function itemsOf(
  folder: readonly string[],
  pages: readonly PlacedEntry[],
  docId: (target: string) => string,
): unknown[] {
  const depth = folder.length;
  const inside = pages.filter(({ sections }) => folder.every((name, index) => sections[index] === name));
  const own = inside.filter(({ isSection, sections }) => !isSection && sections.length === depth);
  const names = [
    ...new Set(inside.filter(({ sections }) => sections.length > depth).map(({ sections }) => sections[depth] ?? "")),
  ];
  const folders = names.map((name) => {
    const path = [...folder, name];
    const index = inside.find(
      ({ isSection, sections }) => isSection && sections.length === depth + 1 && sections[depth] === name,
    );
    const first = inside.find(({ sections }) => path.every((part, at) => sections[at] === part));
    return { entry: index ?? first, item: categoryOf(name, index, itemsOf(path, inside, docId), docId) };
  });
  const all = [...own.map((entry) => ({ entry, item: docId(entry.target) as unknown })), ...folders];
  return all
    .sort((a, b) => (a.entry && b.entry ? byWeight(a.entry, b.entry) : 0))
    .map(({ item }) => item)
    .filter((item) => item !== null);
}

function categoryOf(
  name: string,
  index: PlacedEntry | undefined,
  items: unknown[],
  docId: (target: string) => string,
): unknown {
  if (items.length === 0) return index === undefined ? null : docId(index.target);
  return { label: index?.label ?? name, ...(index && { link: docId(index.target) }), items };
}
