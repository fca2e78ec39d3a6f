import { execFile, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const claim = path.resolve("src/gatsby/only-build.ts");

/** A process that claims a project, prints "claimed" and then runs the code `after`. */
function program(root: string, after: string): string[] {
  const code = `require(${JSON.stringify(claim)}).claimProject(${JSON.stringify(root)})
    .then(() => { console.log("claimed"); ${after} }, (error) => { console.log(error.message); process.exit(1); });`;
  return ["--import", "tsx", "--input-type=commonjs", "-e", code];
}

test("a second build reports that another build is running, and the project is free after the first is killed", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "claimed-"));
  const first = spawn(process.execPath, program(root, "setInterval(() => {}, 1000)"));
  await new Promise((resolve) => first.stdout.once("data", resolve));
  const second = promisify(execFile)(process.execPath, program(root, ""));
  await expect(second).rejects.toMatchObject({ stdout: expect.stringContaining("正在另一个进程里构建") });
  first.kill("SIGKILL");
  await new Promise((resolve) => first.once("exit", resolve));
  const third = await promisify(execFile)(process.execPath, program(root, ""));
  expect(third.stdout).toBe("claimed\n");
}, 30_000);
