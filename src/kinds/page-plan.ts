/** Ids and numbers that a template's query selects by; never content. */
export type PageContext = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/** A page to create. A kind plans its pages, and a single loop creates them. */
export interface PagePlan {
  readonly path: string;
  /** Name of the template: `src/templates/<name>.tsx`. */
  readonly template: string;
  readonly context: PageContext;
  /** Content file or configuration that the page comes from, for diagnostics. */
  readonly source: string;
}
