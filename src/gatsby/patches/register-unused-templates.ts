import path from "node:path";
import type { CreatePagesArgs } from "gatsby";

type Actions = Pick<CreatePagesArgs["actions"], "createPage" | "deletePage">;

const folder = "/unused-template/";

/**
 * Gives templates without a page one, while queries are extracted: Gatsby 5.16 forgets components without a page, and then warns
 * of queries in files it does not know (query/query-watcher.js).
 */
export function registerUnusedTemplates(
  { createPage }: Pick<Actions, "createPage">,
  templates: readonly string[],
  used: ReadonlySet<string>,
): void {
  for (const component of templates.filter((template) => !used.has(template))) {
    createPage({ path: `${folder}${path.parse(component).name}/`, component, context: {} });
  }
}

/** Takes those pages out again, before a query is run or a page is written. */
export function removeUnusedTemplates(
  { deletePage }: Pick<Actions, "deletePage">,
  pages: Iterable<{ readonly path: string; readonly component: string }>,
): void {
  for (const { path, component } of [...pages]) if (path.startsWith(folder)) deletePage({ path, component });
}
