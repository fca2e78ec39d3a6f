import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Prefix of the folder's name. */
export const folderOfJest = "site-jest-";

/** Creates a folder for the temporary files of a Jest run. */
export default function provideTemporaryFolder(): void {
  process.env.TMPDIR = mkdtempSync(path.join(tmpdir(), folderOfJest));
}
