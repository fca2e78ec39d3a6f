import { routeKey } from "../shared/paths";
import type { NavbarLinkData } from "./navbar-item";

/** Where the reader is. */
export interface Place {
  /** Path inside the site, decoded. */
  readonly path: string;
  /** Id of the sidebar beside the page. */
  readonly sidebarId: string | null;
}

/** `page` for the open page itself, `true` for the area it belongs to, undefined for anything else. */
export function isCurrentItem({ to, sidebarId }: NavbarLinkData, place: Place): "page" | "true" | undefined {
  if (to === null) return undefined;
  const [target, here] = [routeKey(to), routeKey(place.path)];
  if (target === here) return "page";
  if (sidebarId !== null) return sidebarId === place.sidebarId ? "true" : undefined;
  return target !== "/" && here.startsWith(`${target}/`) ? "true" : undefined;
}
