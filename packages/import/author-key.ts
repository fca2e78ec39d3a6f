import { slug } from "github-slugger";

/** Returns the key in authors.yml for an author known only by name. */
export function authorKey(name: string): string {
  return slug(name) || "author";
}

/** Returns the content of authors.yml for the given names; undefined if there are none. */
export function authorsOf(names: readonly string[]): Readonly<Record<string, { readonly name: string }>> | undefined {
  const entries = names.map((name) => [authorKey(name), { name }] as const);
  return entries.length === 0 ? undefined : Object.fromEntries(entries.reverse());
}
