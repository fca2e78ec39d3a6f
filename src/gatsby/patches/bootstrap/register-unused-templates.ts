import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { isApplied, type Patch } from "../patch";

const patch: Patch = {
  name: "bootstrap/register-unused-templates",
  leansOn: "gatsby 5.16, query/query-watcher.js: it warns of queries in files that have never been a page's component",
  gain: "a site of docs alone, or of posts alone, is built without five English warnings about templates it has no page for",
  remove: "delete its call in src/gatsby/hooks/create-pages.ts",
};

/**
 * Makes templates without a page known to Gatsby: each gets a page that is deleted at once.
 * @param templates absolute paths of all templates
 * @param used those that have a page
 */
export function registerUnusedTemplates(
  { createPage, deletePage }: Pick<CreatePagesArgs["actions"], "createPage" | "deletePage">,
  templates: readonly string[],
  used: ReadonlySet<string>,
): void {
  if (!isApplied(patch)) return;
  for (const component of templates.filter((template) => !used.has(template))) {
    const page = { path: `/unused-template/${path.parse(component).name}/`, component };
    createPage({ ...page, context: {} });
    deletePage(page);
  }
}
