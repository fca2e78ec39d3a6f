import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { contentDir } from "../config/content-dir";
import { say } from "../config/say";
import type { Diagnostic } from "../lib/diagnostic";
import { filesBelow } from "../lib/node/files-below";
import { writeChanged } from "../lib/node/write-changed";
import { fileMessages } from "../text/diagnostics/file-messages";

/** The owner's files, which are served at the root as they are. */
const ownFolder = () => path.join(contentDir(), "static");
/** The project's own, which Gatsby copies itself. */
const projectFolder = () => path.resolve("static");

/** All folders whose files are served at the root, the owner's first. */
export function staticDirs(): string[] {
  return [ownFolder(), projectFolder()];
}

/**
 * The file that is served at an address.
 * @param address decoded, from the root: `/img/a.png`
 * @returns its absolute path; null if there is none
 */
export function staticFile(address: string): string | null {
  const found = staticDirs().map((dir) => inside(dir, address));
  return found.find((file) => file !== null && statSync(file, { throwIfNoEntry: false })?.isFile()) ?? null;
}

function inside(dir: string, address: string): string | null {
  const file = path.join(dir, address);
  return file.startsWith(dir + path.sep) ? file : null;
}

/** Files of hosts that a build writes from site.yml, so that the owner's would be lost. */
const written = new Set(["_headers", "_redirects"]);

/** Reports files that are in both folders, and files that the build writes itself. */
export function staticDiagnostics(): Diagnostic[] {
  const files = filesBelow(ownFolder());
  const doubled = files.filter((file) => existsSync(path.join(projectFolder(), file)));
  return [
    ...doubled.map((file) => ({
      severity: "error" as const,
      file: `static/${file}`,
      ...say(fileMessages.inBothStatic(file)),
    })),
    ...files
      .filter((file) => written.has(file))
      .map((file) => ({ severity: "warning" as const, file: `static/${file}`, ...say(fileMessages.writtenByBuild) })),
  ];
}

/**
 * Copies the owner's files to the deployed folder, those that have changed, and removes those that a build before has copied
 * and that are gone.
 * @param list file in which a build notes what it has copied
 */
export function copyStaticFiles(publicDir: string, list: string): void {
  const files = filesBelow(ownFolder()).filter((file) => !/(?:^|\/)\.DS_Store$/.test(file));
  for (const file of files) copyIfChanged(path.join(ownFolder(), file), path.join(publicDir, file));
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as string[]) : [];
  for (const file of before) if (!files.includes(file)) rmSync(path.join(publicDir, file), { force: true });
  writeChanged(list, JSON.stringify(files));
}

function copyIfChanged(from: string, to: string): void {
  const [source, target] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
  if (target?.size === source.size && target.mtimeMs >= source.mtimeMs) return;
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}
