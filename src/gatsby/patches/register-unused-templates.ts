import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { expectSource } from "./expect-source";

const folder = "/unused-template/";

/**
 * Creates a page for each template that no page uses. Otherwise Gatsby 5.16 would warn about the
 * template's query (query/query-watcher.js).
 * @throws Error if Gatsby no longer has this warning; this module can then be deleted
 */
export function registerUnusedTemplates(
  { createPage }: Pick<CreatePagesArgs["actions"], "createPage">,
  templates: readonly string[],
  used: ReadonlySet<string>,
): void {
  expectSource(
    "gatsby/dist/query/query-watcher.js",
    ["The GraphQL query in the non-page component"],
    "register-unused-templates.ts",
  );
  for (const component of templates.filter((template) => !used.has(template))) {
    createPage({ path: `${folder}${path.parse(component).name}/`, component, context: {} });
  }
}

/**
 * Deletes the pages that `registerUnusedTemplates` has created. Runs after the bootstrap, before
 * Gatsby runs queries or writes pages.
 */
export const removeUnusedTemplates: GatsbyNode["onPostBootstrap"] = ({ actions, store }) => {
  const pages: ReadonlyMap<string, { readonly path: string; readonly component: string }> = store.getState().pages;
  for (const { path, component } of [...pages.values()])
    if (path.startsWith(folder)) actions.deletePage({ path, component });
};
