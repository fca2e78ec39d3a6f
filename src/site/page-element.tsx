import type { ReactElement } from "react";
import { siteText } from "../text/site";

interface PageElementProps {
  readonly element: ReactElement;
  /** File name of the page's code, to tell its author. */
  readonly chunk: string;
}

/**
 * The page, if its file exports one. Gatsby takes the whole module for the component where there is no default export, and
 * React's complaint about that names neither the file nor the fault.
 */
export function PageElement({ element, chunk }: PageElementProps) {
  const { type } = element as { type: unknown };
  const isComponent = typeof type === "function" || (typeof type === "object" && type !== null && "$$typeof" in type);
  if (!isComponent && typeof type !== "string") throw new Error(siteText.noDefaultExport(chunk));
  return element;
}
