import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ShellData } from "../sidebar/sidebar-of-page";
import { Shell } from "./shell";

/** Wraps a page in the shell, at build time and under `gatsby develop`. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  const path = props.pageResources?.page.path ?? "";
  return (
    <Shell
      data={(props.data ?? {}) as ShellData}
      location={props.location}
      isNotFound={process.env.NODE_ENV !== "production" && /^\/(?:dev-404-page|404)\b/.test(path)}
    >
      {element}
    </Shell>
  );
}
