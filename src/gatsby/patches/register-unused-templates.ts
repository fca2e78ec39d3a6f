import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";

const folder = "/unused-template/";

/** Gives templates without a page one: of their queries Gatsby 5.16 would warn (query/query-watcher.js). */
export function registerUnusedTemplates(
  { createPage }: Pick<CreatePagesArgs["actions"], "createPage">,
  templates: readonly string[],
  used: ReadonlySet<string>,
): void {
  for (const component of templates.filter((template) => !used.has(template))) {
    createPage({ path: `${folder}${path.parse(component).name}/`, component, context: {} });
  }
}

/** Takes those pages out again after the bootstrap, before a query is run or a page is written. */
export const removeUnusedTemplates: GatsbyNode["onPostBootstrap"] = ({ actions, store }) => {
  const pages: ReadonlyMap<string, { readonly path: string; readonly component: string }> = store.getState().pages;
  for (const { path, component } of [...pages.values()])
    if (path.startsWith(folder)) actions.deletePage({ path, component });
};
