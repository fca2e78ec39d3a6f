import type { PagePlan } from "../page-plan";

/** What the pages of content/pages are planned from. */
export interface SinglePagesData {
  readonly allSinglePage: { readonly nodes: readonly { readonly path: string; readonly file: string }[] };
}

export const singlePagesQuery = /* GraphQL */ `
  query SinglePages($drafts: [Boolean!]!) {
    allSinglePage(filter: { draft: { in: $drafts } }, sort: { file: ASC }) {
      nodes {
        path
        file
      }
    }
  }
`;

/** Pages of content/pages. */
export function planSinglePages({ allSinglePage }: SinglePagesData): PagePlan[] {
  return allSinglePage.nodes.map(({ path, file }) => ({
    path,
    template: "single-page",
    source: file,
    context: { file },
  }));
}
