import { slug } from "github-slugger";

/** The key of authors.yml for an author who had only a name. */
export function authorKey(name: string): string {
  return slug(name) || "author";
}

/** authors.yml for names; undefined for none. */
export function authorsOf(names: readonly string[]): Readonly<Record<string, { readonly name: string }>> | undefined {
  const entries = names.map((name) => [authorKey(name), { name }] as const);
  return entries.length === 0 ? undefined : Object.fromEntries(entries.reverse());
}
