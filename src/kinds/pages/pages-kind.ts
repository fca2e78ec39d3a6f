import { searchText } from "../../text/search";
import { defineKind, type KindCatalog } from "../kind";
import { pageFields, type SinglePageFields } from "./page-fields";
import { pagesTypes, singlePageTypeFields } from "./pages-types";
import { planSinglePages } from "./plan-pages";

/** `content/pages`: pages that belong to no list. */
export const pages = defineKind<SinglePageFields, KindCatalog>({
  folder: "pages",
  nodeType: "SinglePage",
  description: "A page that belongs to no list: about, resume, friend links. From content/pages.",
  typeFields: singlePageTypeFields,
  otherTypes: pagesTypes,
  dataTypes: [],
  label: () => searchText.areas.pages,
  check: (source) => pageFields(source),
  catalog: ({ pages }) => ({ plans: planSinglePages(pages), diagnostics: [] }),
});
