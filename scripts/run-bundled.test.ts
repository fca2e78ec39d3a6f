import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

test.each(["scripts/draw", "packages/import/fetch-pictures"])(
  "%s starts, and finds nothing to do in an empty folder",
  (folder) => {
    const env = { ...process.env, CONTENT_DIR: mkdtempSync(path.join(tmpdir(), "content-")) };
    const { status, stderr } = spawnSync("node", ["scripts/run-bundled.mjs", `${folder}/run.ts`], { env });
    if (status !== 0) throw new Error(`${stderr}`);
  },
  60_000,
);
