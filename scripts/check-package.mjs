// npm run check:package: packs the generator and builds a new site with it in another folder, as an
// owner would.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const dir = mkdtempSync(path.join(tmpdir(), "own-site-"));
const run = (command, args, cwd = dir) => execFileSync(command, args, { cwd, stdio: "inherit" });
try {
  run(
    "npm",
    ["run", "--silent", "init", "--", dir, "--title", "我的笔记", "--url", "https://notes.example"],
    process.cwd(),
  );
  run("npm", ["install", "--no-audit", "--no-fund"]);
  run("npm", ["run", "check"]);
  run("npm", ["run", "build"]);
  const home = readFileSync(path.join(dir, "public/index.html"), "utf8");
  if (!home.includes("我的笔记")) throw new Error("public/index.html is not the new site's home page");
  console.log("A site of its own was built with the package.");
} finally {
  rmSync(dir, { recursive: true, force: true });
}
