interface TocLevels {
  readonly min: number;
  readonly max: number;
}

/** The headings a table of contents shows: those of the page's levels. A single one is no table. */
export function tocHeadings<Heading extends { readonly depth: number }>(
  headings: readonly Heading[],
  { min, max }: TocLevels,
): Heading[] {
  const shown = headings.filter(({ depth }) => depth >= min && depth <= max);
  return shown.length > 1 ? shown : [];
}
