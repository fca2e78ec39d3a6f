import { z } from "zod";
import { flag, text } from "../../config/fields";
import { joinPath } from "../../lib/paths";
import { searchText } from "../../text/texts";
import {
  type Checked,
  type ContentFile,
  checkPage,
  commonFields,
  commonFieldsOf,
  pageRules,
  pathInKind,
} from "../files/common-fields";
import { type ContentKind, type ContentPage, type KindCatalog, pagePlan } from "../kind";

export const pageFrontMatterSchema = z
  .object({ ...commonFields, hide_title: flag.describe("true").optional(), wrapperClassName: text.optional() })
  .check(pageRules);

/** Stored fields of a `SinglePage` node. */
export type SinglePageFields = ContentPage & { readonly name: string; readonly hideTitle: boolean };

/** Validates a page of content/pages. Its address is its slug, or its path in that folder. */
export function pageFields(source: ContentFile): Checked<SinglePageFields> {
  const { file } = source;
  const name = pathInKind(file);
  return checkPage(pageFrontMatterSchema, source, (value) => ({
    file,
    name,
    path: joinPath(value.slug ?? name.replace(/(^|\/)index$/, "$1")),
    title: value.title ?? source.openingTitle ?? name,
    ...commonFieldsOf(value),
    hideTitle: value.hide_title ?? false,
  }));
}

/** What the pages of content/pages are planned from. */
interface SinglePagesData {
  readonly allSinglePage: { readonly nodes: readonly { readonly path: string; readonly file: string }[] };
}

/** `content/pages`: pages that belong to no list. */
export const pages: ContentKind<SinglePageFields, KindCatalog & { readonly pagesData: SinglePagesData }> = {
  folder: "pages",
  nodeType: "SinglePage",
  description: "A page that belongs to no list: about, resume, friend links. From content/pages.",
  typeFields: /* GraphQL */ `
    "File name without extension." name: String!
    "True where the title is not shown above the text." hideTitle: Boolean!
  `,
  otherTypes: /* GraphQL */ `
    "A site worth visiting, from content/friends.yml."
    type Friend implements Node @dontInfer {
      "Name of the site." name: String!
      "Address of the site." url: String!
      "What one goes there for, in a sentence." description: String!
      "Order in the file, from 0." position: Int!
      "Picture, a file of the content folder." avatar: File @link(by: "absolutePath")
    }
  `,
  dataTypes: [],
  pagesQuery: /* GraphQL */ `
    query SinglePages($drafts: [Boolean!]!) {
      allSinglePage(filter: { draft: { in: $drafts } }, sort: { file: ASC }) { nodes { path file } }
    }
  `,
  planPages: ({ allSinglePage }) =>
    allSinglePage.nodes.map(({ path, file }) => pagePlan("single-page", path, file, { file })),
  label: () => searchText.areas.pages,
  check: pageFields,
  catalog: ({ pages }) => ({ pagesData: { allSinglePage: { nodes: pages } }, diagnostics: [] }),
};
