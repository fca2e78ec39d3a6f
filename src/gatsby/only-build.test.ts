import { execFile, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/**
 * Returns the arguments of a process that claims a project and prints "claimed".
 * @param stays whether the process runs until it is killed
 */
function program(root: string, stays = false): string[] {
  return ["scripts/run-ts.mjs", "src/gatsby/testing/claim-project.ts", root, ...(stays ? ["stay"] : [])];
}

test("a second build reports that another build is running, and the project is free after the first is killed", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "claimed-"));
  const first = spawn(process.execPath, program(root, true));
  await new Promise((resolve) => first.stdout.once("data", resolve));
  const second = promisify(execFile)(process.execPath, program(root));
  await expect(second).rejects.toMatchObject({ stdout: expect.stringContaining("正在另一个进程里构建") });
  first.kill("SIGKILL");
  await new Promise((resolve) => first.once("exit", resolve));
  const third = await promisify(execFile)(process.execPath, program(root));
  expect(third.stdout).toBe("claimed\n");
}, 30_000);
