import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Diagnostic } from "../../../src/lib/diagnostic";

/** A problem that a build reports. An error would fail the build. */
export interface SiteProblem extends Pick<Diagnostic, "file" | "line" | "field" | "message" | "fix"> {
  /** An error if undefined. */
  readonly severity?: Diagnostic["severity"];
  /**
   * Whether the error is a broken link. Settings in site.yml decide the severity of broken links.
   */
  readonly isLink: boolean;
}

/** Returns whether a problem would fail a build. */
export const isError = ({ severity }: SiteProblem) => severity !== "warning";

/** Finds the problems in a content folder. */
export type SiteCheck = (folder: string) => Promise<readonly SiteProblem[]>;

/** Runs `npm run check` in a separate process, because a process reads site.yml only once. */
export const siteProblems: SiteCheck = async (folder) => {
  const env = { ...process.env, CONTENT_DIR: folder, NODE_ENV: "production" };
  const command = ["scripts/notes-site.cjs", "check", "--json"];
  const { stdout } = await promisify(execFile)("node", command, { env, maxBuffer: 2 ** 28 });
  return JSON.parse(stdout);
};
