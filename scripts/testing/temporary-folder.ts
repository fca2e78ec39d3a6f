import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** How its name begins. */
export const folderOfJest = "jieneng-jest-";

/** Gives a run of Jest a folder for temporary files. */
export default function provideTemporaryFolder(): void {
  process.env.TMPDIR = mkdtempSync(path.join(tmpdir(), folderOfJest));
}
