import { execFileSync, type SpawnSyncReturns, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pack } from "../pack.mjs";

export interface OwnFolder {
  readonly dir: string;
  /** The program that `npx notes-site` runs. */
  readonly program: string;
  /** Runs `npx notes-site` in the folder. */
  readonly notesSite: (...args: string[]) => SpawnSyncReturns<string>;
}

/**
 * Creates an owner's folder that depends on the packed project. It shares this project's production
 * packages.
 */
export function ownFolder(files: Readonly<Record<string, string>>): OwnFolder {
  const dir = mkdtempSync(path.join(tmpdir(), "own-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  const installed = path.join(dir, "node_modules/notes-site");
  mkdirSync(installed, { recursive: true });
  const file = pack(dir);
  execFileSync("tar", ["xzf", file, "-C", installed, "--strip-components=1"]);
  const packages = path.join(dir, ".notes-site/node_modules");
  mkdirSync(packages, { recursive: true });
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const left = [".installed-lock", ".cache", ...Object.keys(devDependencies)];
  for (const name of readdirSync("node_modules").filter((one) => !left.includes(one)))
    symlinkSync(path.resolve("node_modules", name), path.join(packages, name));
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  writeFileSync(path.join(packages, ".installed-lock"), lock);
  const program = path.join(installed, "project/scripts/notes-site.cjs");
  const env: NodeJS.ProcessEnv = { ...process.env };
  delete env["CONTENT_DIR"];
  return {
    dir,
    program,
    notesSite: (...args) => spawnSync(process.execPath, [program, ...args], { cwd: dir, env, encoding: "utf8" }),
  };
}
