import type { PagePlan } from "../page-plan";
import type { SinglePageFields } from "./page-fields";

/** Pages of content/pages. */
export function planSinglePages(pages: readonly SinglePageFields[]): PagePlan[] {
  return pages.map(({ path, file }) => ({ path, template: "single-page", source: file, context: { file } }));
}
