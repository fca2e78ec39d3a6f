/** Which template renders a page; `src/templates/<name>.tsx`. */
export type TemplateName =
  | "doc"
  | "doc-category"
  | "docs-landing"
  | "blog-list"
  | "blog-post"
  | "blog-archive"
  | "blog-authors"
  | "blog-author"
  | "blog-tags"
  | "blog-tag"
  | "blog-subscribe"
  | "single-page";

/** Ids and numbers a template's query selects by; never content. */
export type PageContext = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/** One page to create. Planners return these; a single loop creates them. */
export interface PagePlan {
  readonly path: string;
  readonly template: TemplateName;
  readonly context: PageContext;
  /** Content file or configuration the page comes from, for messages. */
  readonly source: string;
}
