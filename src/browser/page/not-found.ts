import { navigate } from "gatsby";
import { fragmentAddress } from "../../contract/fragment";
import { intendedPath } from "../../lib/paths";

/**
 * Static hosts answer `/docs/a.html` and `//docs//a` with the not-found page. If the address that was probably meant is a
 * page, this goes there, keeping query and hash. It looks first and loads no document, so it cannot loop.
 */
export async function leaveNotFound(): Promise<void> {
  if (document.querySelector("[data-not-found]") === null) return;
  const { pathname, search, hash } = window.location;
  const path = intendedPath(pathname);
  if (path === pathname) return;
  const answer = await fetch(fragmentAddress(path)).catch(() => undefined);
  if (answer?.ok && window.location.pathname === pathname) void navigate(`${path}${search}${hash}`, { replace: true });
}
