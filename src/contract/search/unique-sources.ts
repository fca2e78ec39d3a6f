/**
 * Results come from sources, and a source is known by its id: two with one id could not be told apart.
 * @returns the sources, if every id is there once
 */
export function uniqueSources<T extends { readonly id: string }>(sources: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  for (const { id } of sources) {
    if (seen.has(id)) throw new Error(`The search source id ${JSON.stringify(id)} is not unique.`);
    seen.add(id);
  }
  return sources;
}
