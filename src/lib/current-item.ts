import { routeKey } from "./paths";

/** The page that the reader is on. */
export interface Place {
  /** Decoded path inside the site. */
  readonly path: string;
  /** Id of the sidebar beside the page. */
  readonly sidebarId: string | null;
}

type LinkTarget = Pick<Place, "sidebarId"> & { readonly to: string | null };

/**
 * Returns `page` for a navbar link to the open page itself, `true` for a link to its sidebar or to
 * a path above it, and undefined for other links.
 */
export function isCurrentItem({ to, sidebarId }: LinkTarget, place: Place): "page" | "true" | undefined {
  if (to === null) return undefined;
  const [target, here] = [routeKey(to), routeKey(place.path)];
  if (target === here) return "page";
  if (sidebarId !== null) return sidebarId === place.sidebarId ? "true" : undefined;
  return target !== "/" && here.startsWith(`${target}/`) ? "true" : undefined;
}
