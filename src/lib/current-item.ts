import { routeKey } from "./paths";

/** Target of a navbar link. */
interface LinkTarget {
  readonly to: string | null;
  readonly sidebarId: string | null;
}

/** Where the reader is. */
export interface Place {
  /** Path inside the site, decoded. */
  readonly path: string;
  /** Id of the sidebar beside the page. */
  readonly sidebarId: string | null;
}

/** `page` for the open page itself, `true` for the area it belongs to, undefined for anything else. */
export function isCurrentItem({ to, sidebarId }: LinkTarget, place: Place): "page" | "true" | undefined {
  if (to === null) return undefined;
  const [target, here] = [routeKey(to), routeKey(place.path)];
  if (target === here) return "page";
  if (sidebarId !== null) return sidebarId === place.sidebarId ? "true" : undefined;
  return target !== "/" && here.startsWith(`${target}/`) ? "true" : undefined;
}
