import type { WrapRootElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "./error-boundary";

/** Catches crashes outside the pages, in the shell and the router. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, "element">) {
  return <ErrorBoundary>{element}</ErrorBoundary>;
}
