import { footer } from "../../config/footer";
import { navbar } from "../../config/navbar";
import { site } from "../../config/site";
import { docs } from "../../kinds/docs/docs-kind";
import { joinPath } from "../../lib/paths";
import type { Catalog } from "../catalog/catalog";
import { fitNavigation, type Navigation } from "./present-navigation";

/** The navigation of this build: as configured, or adapted to content from another folder. */
export function siteNavigation(catalog: Catalog): Navigation {
  const configured = { navbar, footer };
  if (!process.env.CONTENT_DIR) return configured;
  const paths = ["/", joinPath(site.search.searchPagePath), ...catalog.plans.map(({ path }) => path)];
  return fitNavigation(configured, { sidebars: catalog.of(docs).sidebars, paths: new Set(paths) });
}
