import { searchText } from "../../text/search";
import { defineKind, type KindCatalog } from "../kind";
import { pageFields, type SinglePageFields } from "./page-fields";
import { pagesTypes, singlePageTypeFields } from "./pages-types";
import { planSinglePages, type SinglePagesData, singlePagesQuery } from "./plan-pages";

/** `content/pages`: pages that belong to no list. */
export const pages = defineKind<
  SinglePageFields,
  SinglePagesData,
  KindCatalog & { readonly pagesData: SinglePagesData }
>({
  folder: "pages",
  nodeType: "SinglePage",
  description: "A page that belongs to no list: about, resume, friend links. From content/pages.",
  typeFields: singlePageTypeFields,
  otherTypes: pagesTypes,
  dataTypes: [],
  pagesQuery: singlePagesQuery,
  planPages: planSinglePages,
  label: () => searchText.areas.pages,
  check: (source) => pageFields(source),
  catalog: ({ pages }) => ({ pagesData: { allSinglePage: { nodes: pages } }, diagnostics: [] }),
});
