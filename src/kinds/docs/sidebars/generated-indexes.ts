import { slug as slugOf } from "github-slugger";
import type { ItemDefinition, SidebarDefinition } from "./definition";

/** What a `DocCategory` node stores; what it lists depends on the docs and is resolved later. */
export interface GeneratedIndexFields {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  readonly sidebar: string;
}

/** The categories that ask for a generated page, in reading order. */
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

/** Last part of `/docs/category/<slug>`: chosen, or made from the label as GitHub would; Chinese stays. */
export function categorySlug(label: string, chosen: string | null): string {
  return chosen ?? slugOf(label);
}
