import { routeKey } from "./paths";

/** Where the reader is. */
export interface Place {
  /** Path inside the site, decoded. */
  readonly path: string;
  /** Id of the sidebar beside the page. */
  readonly sidebarId: string | null;
}

type LinkTarget = Pick<Place, "sidebarId"> & { readonly to: string | null };

/** A navbar link is `page` for the open page itself, `true` for its area, undefined for anything else. */
export function isCurrentItem({ to, sidebarId }: LinkTarget, place: Place): "page" | "true" | undefined {
  if (to === null) return undefined;
  const [target, here] = [routeKey(to), routeKey(place.path)];
  if (target === here) return "page";
  if (sidebarId !== null) return sidebarId === place.sidebarId ? "true" : undefined;
  return target !== "/" && here.startsWith(`${target}/`) ? "true" : undefined;
}
