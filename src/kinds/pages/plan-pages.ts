import type { PagePlan } from "../page-plan";
import type { PageFields } from "./page-fields";

/** Pages of content/pages. */
export function planSinglePages(pages: readonly PageFields[]): PagePlan[] {
  return pages.map(({ path, file }) => ({ path, template: "single-page", source: file, context: { file } }));
}
