import type { WrapRootElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "./error-boundary";

/** Catches what crashes outside the pages: the shell itself, and the router. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, "element">) {
  return <ErrorBoundary>{element}</ErrorBoundary>;
}
