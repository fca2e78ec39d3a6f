import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { folderOfJest } from "./temporary-folder";

/** Removes what tests wrote into their folder; never the machine's own, where they got none. */
export default function removeTemporaryFolder(): void {
  if (tmpdir().includes(folderOfJest)) rmSync(tmpdir(), { recursive: true, force: true });
}
