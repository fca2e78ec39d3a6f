import type { Reporter } from "gatsby";
import { readSiteNow, site } from "../../config/site";

/** With this exit code scripts/develop.mjs starts Gatsby again. */
const again = 75;

/** Ends the process where site.yml, which Gatsby reads once, says something new and has no errors. */
export function restartWithSettings({ info }: Pick<Reporter, "info">): void {
  if (process.env["DEVELOP_AGAIN"] === undefined) return;
  const now = readSiteNow();
  if (now.diagnostics.some(({ severity }) => severity === "error")) return;
  if (JSON.stringify(now.site) === JSON.stringify(site)) return;
  info("site.yml has changed: starting again");
  process.exit(again);
}
