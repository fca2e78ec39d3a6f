import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

test.each(["draw", "fetch-pictures"])(
  "npm run %s starts, and finds nothing to do in an empty folder",
  (name) => {
    const env = { ...process.env, CONTENT_DIR: mkdtempSync(path.join(tmpdir(), "content-")) };
    const { status, stderr } = spawnSync("node", ["scripts/run-bundled.mjs", `scripts/${name}/run.ts`], { env });
    if (status !== 0) throw new Error(`${stderr}`);
  },
  60_000,
);
