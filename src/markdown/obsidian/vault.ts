import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { readMarkdown } from "../../content/files/read-markdown";
import { isPage } from "../../content/files/scan-content";
import { contentFolders } from "../../content/registry";
import { groupBy } from "../../lib/lists";
import { basename, dirname, resolveRelative, topFolder } from "../../lib/paths";
import { aliasNames } from "./properties";

const isProduction = process.env.NODE_ENV === "production";
/**
 * The time in ms for which a check of the folders stays valid. In development, the event for a
 * change arrives more than this time after the change: see src/gatsby/patches/await-writes.ts.
 */
const isCurrentFor = 50;

/** Matches files of Obsidian's own formats, which browsers cannot show. */
const ownFile = /\.(?:canvas|base)$/i;
/** Normalizes a name, so that comparisons ignore case and the Unicode form. */
const keyOf = (name: string) => name.normalize("NFC").toLowerCase();
const withoutEnding = (file: string) => file.replace(/\.mdx?$/, "");

/** Returns whether a file is Markdown, judging by its name. */
export const isNote = (file: string) => /\.mdx?$/.test(file);

/** Finds files of a content folder by the name in `[[name]]`. */
export class Vault {
  private readonly byName: ReadonlyMap<string, readonly string[]>;
  private readonly notes: readonly string[];
  private aliases: ReadonlyMap<string, readonly string[]> | undefined;
  private aliasesReadAt = Number.NEGATIVE_INFINITY;

  /**
   * @param files paths relative to the content folder
   * @param renamed new paths of files that were renamed in development, by old path
   */
  constructor(
    private readonly contentDir: string,
    files: readonly string[],
    private readonly renamed: ReadonlyMap<string, string> = new Map(),
  ) {
    this.notes = files.filter(isNote);
    const named = files.flatMap((file) => {
      const names = isNote(file) ? [file, withoutEnding(file)] : [file];
      return names.map((name) => ({ file, key: keyOf(basename(name)) }));
    });
    this.byName = filesByKey(named);
  }

  /**
   * Returns the files that a name may mean: none, one, or several if the name is ambiguous. As in
   * Obsidian, a name matches the end of a path. If several files match, a file at this path from
   * the link's folder takes precedence (unless the name starts with `/`), then one at this path
   * from the root, then one at this path from the top folder. If no file matches, the name may be
   * an alias.
   * @param name as written, without `#heading`
   * @param from the file with the link, relative to the content folder
   */
  find(name: string, from: string): readonly string[] {
    const written = name.trim().normalize("NFC").replaceAll("\\", "/");
    const isRelative = /^\.{1,2}\//.test(written);
    const path = isRelative ? resolveRelative(dirname(from), written) : written.replace(/^\/+/, "");
    if (path === null || path === "") return [];
    const known = this.byName.get(keyOf(basename(path))) ?? [];
    const found = path.includes("/") ? known.filter((file) => endsIn(file, path, keyOf)) : known;
    if (found.length === 0) return isRelative ? [] : this.named(path);
    if (found.length === 1) return found;
    const places = [isRelative ? path : join(dirname(from), path), path, join(topFolder(from), path)];
    const ranked = /^\//.test(written) ? places.slice(1) : places;
    for (const place of ranked) {
      const there = found.filter((file) => isNamed(file, place));
      if (there.length > 0) return spelledAs(path, there);
    }
    return spelledAs(path, found);
  }

  /** Returns the new path of a note that was renamed in development, by its old name. */
  newPath(name: string): string | undefined {
    return [...this.renamed].findLast(([old]) => endsIn(old, name.trim(), keyOf))?.[1];
  }

  private named(alias: string): readonly string[] {
    const { contentDir, notes } = this;
    // In development, a note may have been deleted since the folders were read.
    const isThere = (file: string) => isProduction || existsSync(join(contentDir, file));
    const namesOf = (file: string) => (isThere(file) ? aliasNames(readMarkdown(contentDir, file).data) : []);
    // In development, an alias may change while the folders stay the same.
    if (!this.aliases || (!isProduction && performance.now() - this.aliasesReadAt > isCurrentFor)) {
      this.aliases = filesByKey(notes.flatMap((file) => namesOf(file).map((name) => ({ file, key: keyOf(name) }))));
      this.aliasesReadAt = performance.now();
    }
    return this.aliases.get(keyOf(alias)) ?? [];
  }
}

function filesByKey(named: readonly { readonly file: string; readonly key: string }[]) {
  const groups = groupBy(named, ({ key }) => key);
  return new Map([...groups].map(([key, files]) => [key, [...new Set(files.map(({ file }) => file))]]));
}

/**
 * If paths differ only in case, as some disks allow, selects those spelled like the given path, if
 * any. Otherwise returns all files.
 */
function spelledAs(path: string, files: readonly string[]): readonly string[] {
  const paths = new Set(files.map((file) => keyOf(withoutEnding(file))));
  const exact = files.filter((file) => endsIn(file, path, (text) => text.normalize("NFC")));
  return paths.size === 1 && exact.length > 0 ? exact : files;
}

function isNamed(file: string, path: string): boolean {
  return [file, withoutEnding(file)].some((name) => keyOf(name) === keyOf(path));
}

function endsIn(file: string, path: string, normalize: (text: string) => string): boolean {
  return [file, withoutEnding(file)].some((name) => normalize(`/${name}`).endsWith(normalize(`/${path}`)));
}

interface Known {
  readonly vault: Vault;
  /** Modification times of the folders. They change when a file is added or removed. */
  readonly folders: ReadonlyMap<string, number>;
  /**
   * Notes by inode and birth time, which stay the same when a file is renamed. Empty in production.
   */
  readonly byNumber: ReadonlyMap<string, string>;
  readonly renamed: ReadonlyMap<string, string>;
  /** The time of the last check of the folders. */
  lookedAt: number;
}

const vaults = new Map<string, Known>();

/**
 * Returns the vault of a content folder. In development, the folder is read again after a file was
 * added or removed.
 */
export function vaultAt(contentDir: string): Vault {
  const known = vaults.get(contentDir);
  if (known && (isProduction || isCurrent(known))) return known.vault;
  const lookedAt = performance.now();
  const { files, folders } = filesIn(contentDir);
  const byNumber = new Map(isProduction ? [] : files.filter(isNote).map((file) => [numberOf(contentDir, file), file]));
  const renamed = renamedFiles(known, byNumber);
  const vault = new Vault(contentDir, files, renamed);
  vaults.set(contentDir, { vault, folders, byNumber, renamed, lookedAt });
  return vault;
}

function filesIn(contentDir: string) {
  const folders = new Map<string, number>();
  const files: string[] = [];
  const visit = (folder: string) => {
    const dir = join(contentDir, folder);
    folders.set(dir, modified(dir));
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      // A vault may be a symbolic link to a folder, so links at the top of the content folder are
      // followed.
      const isLink = folder === "" && entry.isSymbolicLink();
      const isFolder = isLink ? statSync(join(contentDir, path), { throwIfNoEntry: false })?.isDirectory() : false;
      if (isFolder || entry.isDirectory()) visit(path);
      else if (isLinked(path)) files.push(path);
    }
  };
  visit("");
  return { files: files.sort(), folders };
}

function numberOf(contentDir: string, file: string): string {
  const stats = statSync(join(contentDir, file), { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.birthtimeMs}` : file;
}

/** Returns the new paths of renamed files by old path, including earlier renames. */
function renamedFiles(known: Known | undefined, now: Known["byNumber"]): Map<string, string> {
  const latest = new Map(
    [...(known?.byNumber ?? [])].flatMap(([number, old]): [string, string][] => {
      const file = now.get(number);
      return file === undefined || file === old ? [] : [[old, file]];
    }),
  );
  const earlier = [...(known?.renamed ?? [])].map(([old, file]) => [old, latest.get(file) ?? file] as const);
  return new Map([...earlier, ...latest]);
}

/**
 * Returns whether links may lead to a file. They may lead to notes that become pages, and to all
 * other files in folders, except for those of Obsidian's own formats.
 */
function isLinked(file: string): boolean {
  if (topFolder(file) === "") return false;
  return isNote(file) ? contentFolders().includes(topFolder(file)) && isPage(file) : !ownFile.test(file);
}

function isCurrent(known: Known): boolean {
  if (performance.now() - known.lookedAt < isCurrentFor) return true;
  known.lookedAt = performance.now();
  return [...known.folders].every(([dir, time]) => modified(dir) === time);
}

function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
