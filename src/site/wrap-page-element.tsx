import type { WrapPageElementBrowserArgs } from "gatsby";
import { Shell } from "./shell";
import type { ShellData } from "./sidebar/sidebar-of-page";

/** Puts the shell around a page, in the browser and while building alike. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return (
    <Shell data={(props.data ?? {}) as ShellData} location={props.location}>
      {element}
    </Shell>
  );
}
