import type { ReactElement } from "react";
import { siteText } from "../../text/site";

interface PageElementProps {
  readonly element: ReactElement;
  /** Name of the page's chunk, for the error message. */
  readonly chunk: string;
}

/**
 * The page, if its file has a default export. Without one Gatsby renders the module itself, and React's error names
 * neither the file nor the mistake.
 */
export function PageElement({ element, chunk }: PageElementProps) {
  const { type } = element as { type: unknown };
  const isComponent = typeof type === "function" || (typeof type === "object" && type !== null && "$$typeof" in type);
  if (!isComponent && typeof type !== "string") throw new Error(siteText.noDefaultExport(chunk));
  return element;
}
