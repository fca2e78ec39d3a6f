import type { WrapPageElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "./error-boundary";
import { PageElement } from "./page-element";
import { Shell } from "./shell";
import type { ShellData } from "./sidebar/sidebar-of-page";

/** Wraps a page in the shell, in the browser and at build time. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return (
    <Shell
      data={(props.data ?? {}) as ShellData}
      location={props.location}
      isNotFound={
        process.env.NODE_ENV !== "production" && /^\/(?:dev-404-page|404)\b/.test(props.pageResources?.page.path ?? "")
      }
    >
      {/* Keyed by path: a crash affects neither the shell nor the next page. */}
      <ErrorBoundary key={props.location.pathname}>
        <PageElement element={element} chunk={props.pageResources?.page.componentChunkName ?? ""} />
      </ErrorBoundary>
    </Shell>
  );
}
