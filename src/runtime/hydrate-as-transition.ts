import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { focusWrapper } from "../gatsby/client/gatsby-runtime";

/**
 * Hydrates as a transition, which yields to the browser every few milliseconds, so that the page stays responsive.
 * Gatsby's own hydration blocks until it is done.
 */
export function hydrateAsTransition(element: ReactNode, container: Element): void {
  // A page without prerendered HTML cannot be hydrated.
  if (!focusWrapper()?.firstElementChild) createRoot(container).render(element);
  else startTransition(() => void hydrateRoot(container, element));
}
