import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { folderOfJest } from "./temporary-folder";

/** Deletes the tests' temporary folder, but never the system's own. */
export default function removeTemporaryFolder(): void {
  if (tmpdir().includes(folderOfJest)) rmSync(tmpdir(), { recursive: true, force: true });
}
