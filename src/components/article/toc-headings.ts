/** The headings of a table of contents: those of the configured levels, none if there would be only one. */
export function tocHeadings<Heading extends { readonly depth: number }>(
  headings: readonly Heading[],
  { min, max }: { readonly min: number; readonly max: number },
): Heading[] {
  const shown = headings.filter(({ depth }) => depth >= min && depth <= max);
  return shown.length > 1 ? shown : [];
}
