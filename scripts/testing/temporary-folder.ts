import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The prefix of the folder's name. */
export const folderOfJest = "site-jest-";

/**
 * Creates a folder for the temporary files of a Jest run and makes it the system's temporary
 * folder.
 */
export default function provideTemporaryFolder(): void {
  process.env.TMPDIR = mkdtempSync(path.join(tmpdir(), folderOfJest));
}
