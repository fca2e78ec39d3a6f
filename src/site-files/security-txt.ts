import { rmSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../config/read-site";
import { writeChanged } from "../lib/node/files";
import { absoluteUrl } from "../lib/paths";
import { siteFiles } from "../shared/site-files";

type SecuritySite = Pick<SiteConfig, "url" | "baseUrl" | "locale" | "security">;

/**
 * Writes `.well-known/security.txt` (RFC 9116) if site.yml contains a security contact. Otherwise
 * removes an earlier build's file.
 * @param lastCommit time of the last commit, or undefined if there is none
 */
export function writeSecurityTxt(publicDir: string, site: SecuritySite, lastCommit: string | undefined): void {
  const file = path.join(publicDir, siteFiles.securityTxt);
  rmSync(file, { force: true });
  if (site.security.contact === null) return;
  const now = new Date();
  const lines = {
    Contact: site.security.contact,
    Expires: expiry(lastCommit === undefined ? now : new Date(lastCommit), now).toISOString(),
    "Preferred-Languages": site.locale.defaultLocale.split("-")[0],
    Canonical: absoluteUrl(site, siteFiles.securityTxt),
  };
  const text = Object.entries(lines).map((line) => `${line.join(": ")}\n`);
  writeChanged(file, text.join(""));
}

/**
 * Returns the next anniversary of the last change. The date is at most a year away, as the RFC
 * recommends, and two builds of a commit return the same date until it passes.
 */
export function expiry(lastChange: Date, now: Date): Date {
  const expires = new Date(lastChange);
  // Without commits, the last change is now, so the time is set to midnight. All builds of a day
  // then write the same date.
  if (lastChange >= now) expires.setUTCHours(0, 0, 0, 0);
  do expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  while (expires <= now);
  return expires;
}
