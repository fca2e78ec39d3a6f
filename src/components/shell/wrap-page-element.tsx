import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import { siteText } from "../../text/site";
import type { ShellData } from "../sidebar/sidebar-of-page";
import { Shell } from "./shell";

/** Wraps a page in the shell, at build time and under `gatsby develop`. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  const page = props.pageResources?.page;
  return (
    <Shell
      data={(props.data ?? {}) as ShellData}
      location={props.location}
      isNotFound={process.env.NODE_ENV !== "production" && /^\/(?:dev-404-page|404)\b/.test(page?.path ?? "")}
    >
      <PageElement element={element} chunk={page?.componentChunkName ?? ""} />
    </Shell>
  );
}

/**
 * The page, if its file has a default export. Without one Gatsby renders the module itself, and React's error names
 * neither the file nor the mistake.
 * @param chunk name of the page's chunk, for the error message
 */
export function PageElement({ element, chunk }: { readonly element: ReactElement; readonly chunk: string }) {
  const { type } = element as { type: unknown };
  const isComponent = typeof type === "function" || (typeof type === "object" && type !== null && "$$typeof" in type);
  if (!isComponent && typeof type !== "string") throw new Error(siteText.noDefaultExport(chunk));
  return element;
}
