/**
 * Checks that the ids of search sources are unique, since results refer to their source by id.
 * @returns the sources unchanged
 * @throws if two sources share an id
 */
export function uniqueSources<T extends { readonly id: string }>(sources: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  for (const { id } of sources) {
    if (seen.has(id)) throw new Error(`The search source id ${JSON.stringify(id)} is not unique.`);
    seen.add(id);
  }
  return sources;
}
