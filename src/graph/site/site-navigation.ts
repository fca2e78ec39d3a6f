import { footer } from "../../config/footer";
import { navbar } from "../../config/navbar";
import type { Catalog } from "../catalog/catalog";
import { fitNavigation, type Navigation } from "./present-navigation";

/** The navigation this build shows: as configured, or fitted to content from another folder. */
export function siteNavigation(catalog: Catalog): Navigation {
  const configured = { navbar, footer };
  return process.env.CONTENT_DIR ? fitNavigation(configured, catalog) : configured;
}
