import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Diagnostic } from "../../../src/lib/diagnostic";

/** An error that would fail a build. */
export interface SiteError extends Pick<Diagnostic, "file" | "line" | "field" | "message"> {
  /**
   * Whether the error is a broken link. Settings in site.yml decide the severity of broken links.
   */
  readonly isLink: boolean;
}

/** Finds the errors in a content folder that would fail a build. */
export type SiteCheck = (folder: string) => Promise<readonly SiteError[]>;

/** Runs `npm run check` in a separate process, because a process reads site.yml only once. */
export const siteErrors: SiteCheck = async (folder) => {
  const env = { ...process.env, CONTENT_DIR: folder, NODE_ENV: "production" };
  const command = ["scripts/notes-site.cjs", "check", "--json"];
  const { stdout } = await promisify(execFile)("node", command, { env, maxBuffer: 2 ** 28 });
  const found: (Diagnostic & SiteError)[] = JSON.parse(stdout);
  return found.filter(({ severity }) => severity === "error");
};
