import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Packages of a project outside the repository, with pinned versions. */
export interface Packages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/** Installs packages into a folder, unless exactly these versions are installed. */
export function install(dir: string, { dependencies, overrides }: Packages): void {
  const wanted = JSON.stringify({ private: true, dependencies, overrides }, null, 2);
  const stamp = path.join(dir, "node_modules/.bench-installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, "package.json"), wanted);
  const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: dir,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`npm could not install ${Object.keys(dependencies).join(", ")}`);
  writeFileSync(stamp, wanted);
}
