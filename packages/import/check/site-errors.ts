import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Diagnostic } from "../../../src/lib/diagnostic";

/** What would end a build. */
export interface SiteError extends Pick<Diagnostic, "file" | "line" | "field" | "message"> {
  /** A link that leads nowhere: how grave that is, site.yml says. */
  readonly isLink: boolean;
}

/** Finds what would end a build of a content folder. */
export type SiteCheck = (folder: string) => Promise<readonly SiteError[]>;

/** Runs `npm run check` in a process of its own, since it reads site.yml once and for all. */
export const siteErrors: SiteCheck = async (folder) => {
  const env = { ...process.env, CONTENT_DIR: folder, NODE_ENV: "production" };
  const command = ["scripts/notes-site.cjs", "check", "--json"];
  const { stdout } = await promisify(execFile)("node", command, { env, maxBuffer: 2 ** 28 });
  const found: (Diagnostic & SiteError)[] = JSON.parse(stdout);
  return found.filter(({ severity }) => severity === "error");
};
