import { slug as slugOf } from "github-slugger";
import type { ItemDefinition, SidebarDefinition } from "./definition";

/** Stored fields of a `DocCategory` node. Its items depend on the docs and are resolved later. */
export interface GeneratedIndexFields {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  readonly sidebar: string;
}

/** The categories with a generated page, in reading order. */
export function generatedIndexes(sidebars: readonly SidebarDefinition[]): GeneratedIndexFields[] {
  return sidebars.flatMap(({ id, items }) => indexesIn(items, id));
}

function indexesIn(items: readonly ItemDefinition[], sidebar: string): GeneratedIndexFields[] {
  return items.flatMap((item) => {
    if (item.kind !== "category") return [];
    const { label, index } = item;
    const own = index && [
      { slug: categorySlug(label, index.slug), title: index.title ?? label, description: index.description, sidebar },
    ];
    return [...(own ?? []), ...indexesIn(item.items, sidebar)];
  });
}

/** Last part of `/docs/category/<slug>`: the chosen slug, or the label slugged as on GitHub, with Chinese kept. */
export function categorySlug(label: string, chosen: string | null): string {
  return chosen ?? slugOf(label);
}
