import { withPrefix } from "gatsby";
import { buildHash, isNotFoundPath, loadPage, type PageResources } from "../gatsby/client/gatsby-runtime";
import { normalizePath } from "../lib/normalize-path";
import { encodePath } from "../lib/paths";

/** How a page can be reached. */
export type Way =
  /** Its code and data are loaded; `address` is the page's own. */
  | { readonly kind: "show"; readonly address: string }
  /** Not a page of Gatsby's; `address` is the requested one, at which the server may have a file or a redirect. */
  | { readonly kind: "missing"; readonly address: string }
  /** Code or data failed to load, or are of another deployment: it takes a full load. */
  | { readonly kind: "load"; readonly address: string }
  /** The server cannot be reached. */
  | { readonly kind: "unreachable"; readonly address: string };

/** A server that does not answer in this time counts as unreachable. */
const serverTimeoutMs = 10_000;

/**
 * Loads the next page's code and data before anything changes on the screen. Gatsby does too, but on a failure it loses
 * query and hash, and after a new deployment it shows new data in old code for a moment.
 */
export async function preparePage(to: string): Promise<Way> {
  const url = new URL(to, window.location.href);
  const path = normalizePath(url.pathname);
  const address = `${path}${url.search}${url.hash}`;
  const { status, page }: PageResources = (await loadPage(`${path}${url.search}`).catch(() => undefined)) ?? {};
  if (page === undefined || status === "error") {
    return { kind: (await isReachable(address)) ? "load" : "unreachable", address };
  }
  // `gatsby develop` has no versions.
  const version = buildHash();
  if (version !== undefined && page.webpackCompilationHash !== version) return { kind: "load", address };
  // loader.js may have appended the query to the path.
  const [ownPath = ""] = page.path.split("?");
  if (isNotFoundPath(ownPath)) return { kind: "missing", address: `${url.pathname}${url.search}${url.hash}` };
  return { kind: "show", address: `${withPrefix(encodePath(ownPath))}${url.search}${url.hash}` };
}

async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(serverTimeoutMs) });
    return true;
  } catch {
    return false;
  }
}
