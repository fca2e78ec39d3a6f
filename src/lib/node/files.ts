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
import path from "node:path";
import { nearest } from "../nearest";

/**
 * Returns the sorted paths of all files below a folder, relative to it and with forward slashes.
 * Leaves out symbolic links. Returns an empty list if the folder does not exist. Does not use
 * Node.js' recursive `readdir`, because it takes twice as long.
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
 * Finds the file that an author most likely meant: one with a similar name in the same folder.
 * @param wantedName the path as the author wrote it
 * @returns `wantedName` with the name of that file, or undefined if no name is similar
 */
export function nearestFile(absolute: string, wantedName: string): string | undefined {
  const files = entries(path.dirname(absolute)).filter((entry) => entry.isFile());
  const names = files.map((entry) => entry.name);
  const name = nearest(path.basename(absolute), names);
  return name && wantedName.slice(0, wantedName.lastIndexOf("/") + 1) + name;
}

/**
 * Returns a path below a folder in the Unicode form that the disk uses. On a Mac, `é` may be two
 * code points on the disk, while a keyboard types one.
 */
export function pathOnDisk(dir: string, file: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII has one composition.
  if (/^[\x00-\x7f]*$/.test(file) || existsSync(path.join(dir, file))) return file;
  return file.split("/").reduce((above, name) => {
    const same = entries(path.join(dir, above)).find((entry) => entry.name.normalize() === name.normalize());
    return path.posix.join(above, same?.name ?? name);
  }, "");
}

/**
 * Returns the cache folder for the content folders that src/config/obsidian.ts makes for vaults and
 * other folders of notes.
 */
export const vaultsFolder = () => path.resolve("node_modules/.cache/site/vaults");

/**
 * Returns the folder of notes that a content folder links to, or null for any other content folder.
 * Nothing may be written into a folder of notes.
 */
export function linkedVault(contentDir: string): string | null {
  return contentDir.startsWith(vaultsFolder() + path.sep) ? realpathSync(path.join(contentDir, "docs")) : null;
}

/**
 * Returns whether `absolutePath` is inside `folder` after symbolic links are resolved. A missing
 * file counts as inside, because the code that reads it reports it.
 */
export function isReallyInside(absolutePath: string, folder: string): boolean {
  try {
    const root = linkedVault(folder) ?? realpathSync(folder);
    return (realpathSync(absolutePath) + path.sep).startsWith(root + path.sep);
  } catch {
    return true;
  }
}

/**
 * Returns the SHA-256 of the contents of several files, in hexadecimal. A missing file
 * changes the digest too.
 */
export function digestOfFiles(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files.map((name) => path.resolve(name))) {
    hash.update(existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest() : "missing");
  }
  return hash.digest("hex");
}

/**
 * Returns the first hexadecimal digits of the SHA-256 of a string or of bytes, for use in names.
 * @param length number of digits
 */
export function digestOf(content: string | Uint8Array, length = 16): string {
  return createHash("sha256").update(content).digest("hex").slice(0, length);
}

/**
 * Returns the size and modification time (ns) of a file as one string. The string changes when the
 * file is written, but not when it is moved.
 */
export function fileStamp(file: string): string {
  const { size, mtimeNs } = statSync(file, { bigint: true });
  return `${size}-${mtimeNs}`;
}

/**
 * Writes a file, and its folders if needed, unless the content is unchanged, so that an unchanged
 * file is not compressed or uploaded again.
 */
export function writeChanged(file: string, content: string | Uint8Array): void {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
