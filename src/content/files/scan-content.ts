import { type Dirent, existsSync, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import picomatch from "picomatch";
import { fileMessages } from "../../config/messages";
import { besideNotes, isLinked } from "../../config/obsidian";
import { siteFile } from "../../config/read-site";
import { site, siteLineOf } from "../../config/site";
import { compareText, type Diagnostic, error, warning } from "../../lib/diagnostic";
import { filesBelow, isReallyInside } from "../../lib/node/files";
import { readMarkdown } from "./read-markdown";

/**
 * Matches the names of Markdown files that can be pages. Case-sensitive, like gatsby-plugin-mdx.
 */
const pageName = /\.mdx?$/;

/**
 * Reads every Markdown file that can be a page, in some folders of the content folder, and reports
 * files that cannot become nodes (see `ignoredContent`).
 * @returns `unreadable`, a map from the absolute path of each file with errors to these errors;
 * `readable`, the other files, relative to the content folder; `diagnostics`, all other problems
 */
export function scanContent(contentDir: string, folders: readonly string[]) {
  const unreadable = new Map<string, readonly Diagnostic[]>();
  const diagnostics: Diagnostic[] = patternDiagnostics(contentDir);
  const readable: string[] = [];
  for (const folder of folders) {
    const files = markdownFiles(path.join(contentDir, folder), { contentDir, diagnostics, isWanted: isPage });
    if (files?.length === 0) {
      const kind = folder === "blog" ? "post" : "doc";
      diagnostics.push(warning({ file: `${folder}/` }, fileMessages.emptyFolder(kind)));
    }
    for (const absolutePath of files ?? []) {
      const file = relativeFile(contentDir, absolutePath);
      if (!isReallyInside(absolutePath, contentDir)) {
        unreadable.set(absolutePath, [error({ file }, fileMessages.linkOutside)]);
        continue;
      }
      const errors = readMarkdown(contentDir, file).diagnostics.filter(({ severity }) => severity === "error");
      if (errors.length > 0) unreadable.set(absolutePath, errors);
      else readable.push(file);
    }
  }
  if (readable.length + unreadable.size === 0) diagnostics.push(...strayTexts(contentDir, folders));
  return { unreadable, readable, diagnostics };
}

/**
 * Reports the Markdown files of a content folder without pages, because the site would otherwise be
 * empty without an explanation. Leaves out a README, licence or changelog.
 */
function strayTexts(contentDir: string, folders: readonly string[]): Diagnostic[] {
  const isText = (file: string) => pageName.test(file) && !/^(?:readme|license|changelog)\b/i.test(file);
  const place = (file: string) => fileMessages.stray(folders, `${folders[0]}/${path.basename(file)}`);
  return filesBelow(contentDir).flatMap((file) => (isText(file) ? [warning({ file }, place(file))] : []));
}

/**
 * Reports entries of the content folder whose names are close to names that the site reads: the
 * case, the plural or the extension of YAML files is wrong. The site would ignore them.
 * @param names names of the files and folders that the site reads
 */
export function misnamedEntries(contentDir: string, names: readonly string[]): Diagnostic[] {
  const stem = (name: string) => name.toLowerCase().replace(/\.ya?ml$/, ".yml");
  const entries = readFolder(contentDir, () => undefined) ?? [];
  const present = new Set(entries.map(({ name }) => name));
  const missing = names.filter((name) => !present.has(name));
  return entries.flatMap((entry) => {
    const { name } = entry;
    if (names.includes(name) || !(entry.isDirectory() || /\.(?:ya?ml|css)$/i.test(name))) return [];
    const meant = missing.find((known) => [stem(known), singular(stem(known))].includes(singular(stem(name))));
    const file = entry.isDirectory() ? `${name}/` : name;
    return meant === undefined ? [] : warning({ file }, fileMessages.misnamed(meant));
  });
}

const singular = (name: string) => name.replace(/s(?=\.|$)/, "");

/**
 * Returns the paths of all Markdown files that become pages, relative to the content folder and in
 * a fixed order.
 * @param isWanted returns whether to list a file, by its path; by default whether it becomes a page
 */
export function markdownFilesIn(contentDir: string, folders: readonly string[], isWanted = isPage): string[] {
  const walk = { contentDir, diagnostics: [], isWanted };
  return folders
    .flatMap((folder) => markdownFiles(path.join(contentDir, folder), walk) ?? [])
    .map((absolutePath) => relativeFile(contentDir, absolutePath));
}

/**
 * Reports patterns of `exclude` in site.yml that match no Markdown file. The files that such a
 * pattern should exclude become pages.
 * @param folders names of the folders in the content folder that are searched
 */
export function idlePatterns(exclude: readonly string[], contentDir: string, folders: readonly string[]): Diagnostic[] {
  const files = exclude.length === 0 ? [] : markdownFilesIn(contentDir, folders, () => true);
  const matches = (glob: string) => {
    const isMatch = picomatch(glob);
    return files.some((file) => isMatch(file) || isMatch(file.slice(file.indexOf("/") + 1)));
  };
  return exclude.flatMap((glob, index) => {
    if (matches(glob)) return [];
    const name = glob.replace(/^\.?\/?(?:content\/)?|\/+$/g, "");
    const meant = [name, `${name}/**`, `${name}.{md,mdx}`, `**/${name}`, `**/${name}/**`].find(matches);
    const field = `exclude.${index}`;
    return warning({ file: siteFile, field, line: siteLineOf(field) }, fileMessages.idlePattern(glob, meant));
  });
}

/** Returns a path relative to the content folder, with forward slashes on every system. */
export function relativeFile(contentDir: string, absolutePath: string): string {
  return path.relative(contentDir, absolutePath).split(path.sep).join("/");
}

interface Walk {
  readonly contentDir: string;
  /** Receives the problems with files and folders. */
  readonly diagnostics: Diagnostic[];
  /** Returns whether to list a Markdown file, by its path relative to the content folder. */
  readonly isWanted: (file: string) => boolean;
}

function markdownFiles(dir: string, walk: Walk, ancestors: readonly string[] = []): string[] | null {
  const { contentDir, diagnostics, isWanted } = walk;
  const entries = readFolder(dir, (code) => {
    diagnostics.push({
      severity: "error",
      file: `${relativeFile(contentDir, dir)}/`,
      ...fileMessages.unreadable(code),
    });
  });
  if (entries === null) return null;
  const real = realpathSync(dir);
  if (ancestors.includes(real)) {
    const place = { file: relativeFile(contentDir, dir) };
    diagnostics.push(warning(place, fileMessages.linkLoop));
    return [];
  }
  return entries.flatMap((entry) => {
    const absolutePath = path.join(dir, entry.name);
    const file = relativeFile(contentDir, absolutePath);
    const target = entry.isSymbolicLink() ? targetOf(absolutePath) : entry;
    if (target?.isDirectory()) return markdownFiles(absolutePath, walk, [...ancestors, real]) ?? [];
    if (!target?.isFile()) return [];
    if (pageName.test(file)) return isWanted(file) ? [absolutePath] : [];
    if (/\.(?:mdx?|markdown)$/i.test(file)) {
      const renamed = file.replace(/\.\w+$/, (ending) => (/x$/i.test(ending) ? ".mdx" : ".md"));
      diagnostics.push(warning({ file }, fileMessages.noPage(renamed)));
    }
    return [];
  });
}

/**
 * Returns the stats of a symbolic link's target; null if the target does not exist
 * or is the link itself.
 */
function targetOf(link: string): Stats | null {
  try {
    return statSync(link);
  } catch {
    return null;
  }
}

/**
 * Returns the entries of a folder in a fixed order; null if it is not a folder or cannot be read.
 * Dot files are left out, because Emacs' `.#a.md` is a dangling link and `._a.md` is binary.
 */
function readFolder(dir: string, onUnreadable: (code: string) => void): Dirent[] | null {
  try {
    const entries = readdirSync(dir, { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));
    return entries.sort((a, b) => compareText(a.name, b.name));
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!/^(?:ENOENT|ENOTDIR)$/.test(code)) onUnreadable(code);
    return null;
  }
}

/**
 * Reports a content path that looks like a glob. gatsby-source-filesystem passes the path to a
 * watcher, which would read it as a pattern and find no files
 * (https://github.com/paulmillr/chokidar/tree/3.6.0, `disableGlobbing`).
 */
function patternDiagnostics(contentDir: string): Diagnostic[] {
  const glob = /\*|\[.*\]|\{.*\}|[!?+@]\(.*\)|\(.*\|.*\)/.exec(contentDir);
  return glob ? [error({ file: contentDir }, fileMessages.pattern(glob[0]))] : [];
}

/**
 * Returns a predicate that tells whether a Markdown file becomes a page, by its path relative to
 * the content folder. As in Docusaurus, the Markdown files of docs/, blog/ and pages/ become pages.
 * Exceptions are tests, paths that `exclude` or `patterns` matches, and files whose name or folder
 * starts with `_`, such as partials.
 * @param exclude globs, relative to the content folder or to the folder of the kind
 * @param patterns sources of regular expressions for the same paths
 */
export function pageNames(exclude: readonly string[], patterns: readonly string[] = []): (file: string) => boolean {
  const [isNamed, expressions] = [picomatch([...exclude]), patterns.map((source) => new RegExp(source))];
  const isExcluded = (file: string) => isNamed(file) || expressions.some((expression) => expression.test(file));
  return (file) => {
    const inKind = file.slice(file.indexOf("/") + 1);
    return !/(?:^|\/)_|\.test\.[^/]*$/.test(inKind) && !isExcluded(file) && !isExcluded(inKind);
  };
}

/**
 * Returns whether a Markdown file becomes a page, by its path relative to the content folder.
 * Applies `exclude` of site.yml and Obsidian's excluded files.
 */
export const isPage = pageNames(site.exclude, site.excludePatterns);

/**
 * Returns what gatsby-source-filesystem should ignore, such as editors' files, Markdown files that
 * are not pages, build output beside notes, and in a production build unreadable files.
 * gatsby-plugin-mdx would end the build at the first unreadable file, while `createPages` reports
 * them with all other diagnostics. In development, unreadable files stay watched, so that Gatsby
 * notices a fix.
 */
export function ignoredContent(contentDir: string, folders: readonly string[]) {
  const isPartial = (file: string) => pageName.test(file) && !isPage(relativeFile(contentDir, file));
  const isProduction = process.env.NODE_ENV === "production";
  const unreadable = isProduction ? [...scanContent(contentDir, folders).unreadable.keys()] : [];
  const editors = ["**/.*", "**/*~", "**/*.swp", "**/__tests__/**"];
  // Otherwise, build output beside the notes would be read as content.
  const beside = isLinked(contentDir) ? [literally(`${contentDir}/docs`, `/(?:${besideNotes.join("|")})/`)] : [];
  // Watchers treat a backslash in a name as a slash, so the source plugin would read a
  // file that does not exist.
  const hasBackslash = (file: string) => isProduction && (file.includes("\\") || !existsSync(file));
  return [...editors, ...beside, isPartial, hasBackslash, ...unreadable.map((file) => literally(file, "$"))];
}

/**
 * Returns a pattern for everything in a folder except some of its files. The pattern is not a glob,
 * because a glob would not match a folder named `notes (1)`.
 */
export function allBut(folder: string, names: readonly string[]): RegExp {
  return literally(folder, `/(?!(?:${names.map((name) => name.replaceAll(".", "\\.")).join("|")})$)`);
}

/**
 * Returns a pattern for a literal path followed by an expression. The pattern has forward slashes,
 * because watchers use them on every system.
 */
function literally(absolutePath: string, end: string): RegExp {
  const path = absolutePath.replaceAll("\\", "/").replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`^${path}${end}`);
}
