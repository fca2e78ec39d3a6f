import { createHash } from "node:crypto";
import {
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path, { basename, dirname, sep } from "node:path";
import { nearest } from "../nearest";

/**
 * All files below a folder, as sorted slash paths relative to it. Empty if the folder does not exist.
 * Node.js' own recursive `readdir` takes twice as long, and a build reads folders of many thousand files several times.
 */
export function filesBelow(dir: string): string[] {
  const files: string[] = [];
  const visit = (folder: string) => {
    for (const entry of entries(path.join(dir, folder))) {
      if (entry.isDirectory()) visit(`${folder}${entry.name}/`);
      else if (entry.isFile()) files.push(`${folder}${entry.name}`);
    }
  };
  visit("");
  return files.sort();
}

function entries(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * The file an author most likely meant by a path that does not exist: a similar name in the same folder.
 * @param absolute path of the missing file
 * @param written the path as written in the article; the answer has the same form
 */
export function nearestFile(absolute: string, written: string): string | undefined {
  try {
    const names = readdirSync(dirname(absolute), { withFileTypes: true }).filter((entry) => entry.isFile());
    const name = nearest(
      basename(absolute),
      names.map((entry) => entry.name),
    );
    return name && written.slice(0, written.lastIndexOf("/") + 1) + name;
  } catch {
    return undefined;
  }
}

/**
 * Whether a file really lies in a folder once symbolic links are resolved. Checked for every file that is published or
 * included. A missing file counts as inside: its reader reports it.
 * @param absolutePath of the file
 */
export function isReallyInside(absolutePath: string, folder: string): boolean {
  try {
    return (realpathSync(absolutePath) + sep).startsWith(realpathSync(folder) + sep);
  } catch {
    return true;
  }
}

/** SHA-256 of the contents of several files, in hexadecimal. A missing file counts as a content of its own. */
export function digestOfFiles(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files.map((name) => path.resolve(name))) {
    hash.update(existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest() : "missing");
  }
  return hash.digest("hex");
}

/** SHA-256 of a content in hexadecimal, cut to as many digits as a name needs. */
export function digestOf(content: string | Uint8Array, length = 16): string {
  return createHash("sha256").update(content).digest("hex").slice(0, length);
}

/** Size and modification time (ns) of a file as one text. It changes when the file is written, but not when it is moved. */
export function fileStamp(file: string): string {
  const { size, mtimeNs } = statSync(file, { bigint: true });
  return `${size}-${mtimeNs}`;
}

/**
 * Writes a file and the folders above it, unless the content is already the same. An untouched file keeps its modification
 * time, so it is neither compressed nor uploaded again.
 */
export function writeChanged(file: string, content: string | Uint8Array): void {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
