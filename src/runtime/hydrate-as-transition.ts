import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { focusWrapper } from "../gatsby/client/gatsby-runtime";

/**
 * Lets React take over the page in small steps, between which the browser answers the reader: as a transition it yields
 * every few milliseconds, while Gatsby's own way does it in one go.
 */
export function hydrateAsTransition(element: ReactNode, container: Element): void {
  // A page that was not rendered while building has nothing to take over.
  if (!focusWrapper()?.firstElementChild) createRoot(container).render(element);
  else startTransition(() => void hydrateRoot(container, element));
}
