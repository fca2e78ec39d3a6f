import type { WrapPageElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "./error-boundary";
import { PageElement } from "./page-element";
import { Shell } from "./shell";
import type { ShellData } from "./sidebar/sidebar-of-page";

/** Puts the shell around a page, in the browser and while building alike. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return (
    <Shell data={(props.data ?? {}) as ShellData} location={props.location}>
      {/* A crash stays in its page: another page starts afresh, and the shell goes on. */}
      <ErrorBoundary key={props.location.pathname}>
        <PageElement element={element} chunk={props.pageResources?.page.componentChunkName ?? ""} />
      </ErrorBoundary>
    </Shell>
  );
}
