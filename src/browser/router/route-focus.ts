import { hashTarget } from "../article/reveal-target";
import { focusWrapper } from "../platform/focus-wrapper";
import type { RouteLocation } from "./api-runner";

/**
 * Moves the focus after a navigation: to the target of the hash, else to the top of the page, so that the next Tab
 * reaches the skip link. Back and Forward leave it alone.
 */
export function focusAfterNavigation({
  hash,
  action,
}: Pick<RouteLocation, "hash"> & { readonly action?: string }): void {
  if (action === "POP") return;
  const target = hash === "" ? focusWrapper() : hashTarget(hash);
  if (!target) return;
  // Focusable by script only: headings are no Tab stops.
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}
