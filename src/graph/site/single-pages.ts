import type { ContentPage } from "../../kinds/kind";
import { pages } from "../../kinds/pages/pages-kind";
import type { Catalog } from "../catalog/catalog";

/** Listed pages of content/pages, without the home page. */
export function singlePages(catalog: Catalog): readonly ContentPage[] {
  return catalog.pages.filter(
    ({ file, listed, path }) => listed && path !== "/" && file.startsWith(`${pages.folder}/`),
  );
}
