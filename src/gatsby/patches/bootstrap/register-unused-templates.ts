import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { isApplied, type Patch } from "../patch";

const patch: Patch = {
  name: "bootstrap/register-unused-templates",
  leansOn:
    "gatsby 5.16, query/query-watcher.js: when queries are extracted, it forgets components without a page and warns of queries in files it does not know",
  gain: "a site of docs alone, or of posts alone, is built without a dozen English warnings about templates it has no page for",
  remove: "delete its calls in src/gatsby/hooks/create-pages.ts and on-post-bootstrap.ts",
};

type Actions = Pick<CreatePagesArgs["actions"], "createPage" | "deletePage">;

const folder = "/unused-template/";

/**
 * Gives templates without a page one, while queries are extracted.
 * @param templates absolute paths of all templates
 * @param used those that have a page
 */
export function registerUnusedTemplates(
  { createPage }: Pick<Actions, "createPage">,
  templates: readonly string[],
  used: ReadonlySet<string>,
): void {
  if (!isApplied(patch)) return;
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
