import { navigateTo } from "../gatsby/client/gatsby-runtime";
import { intendedPath } from "../lib/normalize-path";
import { preparePage } from "./prepare-page";

/**
 * Static hosts answer `/docs/a.html` and `//docs//a` with the not-found page. If the address that was probably
 * meant is a page, this navigates there, keeping query and hash. It checks first and loads no document, so it cannot loop.
 */
export async function leaveNotFound(): Promise<void> {
  const { pathname, search, hash } = window.location;
  const path = intendedPath(pathname);
  if (path === pathname) return;
  const { kind, address } = await preparePage(`${path}${search}${hash}`);
  if (kind === "show" && window.location.pathname === pathname) navigateTo(address, { replace: true });
}
