import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { say } from "../config/say";
import { compareText, type Diagnostic } from "../lib/diagnostic";
import { fileMessages } from "../text/diagnostics/file-messages";
import { readMarkdown } from "./read-markdown";

/**
 * Files that cannot become nodes: not UTF-8, or with front matter that is no YAML. gatsby-plugin-mdx would end the build at
 * the first of them, so they are kept from it and reported here, with all other diagnostics.
 */
export interface ContentScan {
  /** Problems of each unreadable file, by absolute path. */
  readonly unreadable: ReadonlyMap<string, readonly Diagnostic[]>;
  /** Files that can be read, paths relative to the content folder. */
  readonly readable: readonly string[];
  /** Problems of folders: links that lead back to a folder they are in, folders without a page. */
  readonly diagnostics: readonly Diagnostic[];
}

/** gatsby-plugin-mdx compares endings letter by letter. */
const page = /\.mdx?$/;

/**
 * Looks at every Markdown file below a content folder once.
 * @param folders the folders in it whose files become pages; each is optional
 */
export function scanContent(contentDir: string, folders: readonly string[]): ContentScan {
  const unreadable = new Map<string, readonly Diagnostic[]>();
  const diagnostics: Diagnostic[] = patternDiagnostics(contentDir);
  const readable: string[] = [];
  for (const folder of folders) {
    const files = markdownFiles(path.join(contentDir, folder), contentDir, diagnostics);
    if (files !== null && files.length === 0) diagnostics.push(emptyFolder(folder));
    for (const absolutePath of files ?? []) {
      const file = relativeFile(contentDir, absolutePath);
      const errors = readMarkdown(contentDir, file).diagnostics.filter(({ severity }) => severity === "error");
      if (errors.length > 0) unreadable.set(absolutePath, errors);
      else readable.push(file);
    }
  }
  return { unreadable, readable, diagnostics };
}

/** Paths of all Markdown files that become pages, relative to the content folder, in a fixed order. */
export function markdownFilesIn(contentDir: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => markdownFiles(path.join(contentDir, folder), contentDir, []) ?? [])
    .map((absolutePath) => relativeFile(contentDir, absolutePath));
}

/** A path relative to the content folder, with forward slashes on every system. */
export function relativeFile(contentDir: string, absolutePath: string): string {
  return path.relative(contentDir, absolutePath).split(path.sep).join("/");
}

function markdownFiles(
  dir: string,
  contentDir: string,
  diagnostics: Diagnostic[],
  ancestors: readonly string[] = [],
): string[] | null {
  const entries = readFolder(dir);
  if (entries === null) return null;
  const real = realpathSync(dir);
  if (ancestors.includes(real)) {
    diagnostics.push(linkLoop(relativeFile(contentDir, dir)));
    return [];
  }
  return entries.flatMap((entry) => {
    const absolutePath = path.join(dir, entry.name);
    const target = entry.isSymbolicLink() ? targetOf(absolutePath) : entry;
    if (target?.isFile() && /\.(?:mdx?|markdown)$/i.test(entry.name) && !page.test(entry.name)) {
      diagnostics.push(otherEnding(relativeFile(contentDir, absolutePath)));
    }
    if (target?.isDirectory()) return markdownFiles(absolutePath, contentDir, diagnostics, [...ancestors, real]) ?? [];
    return target?.isFile() && page.test(entry.name) ? [absolutePath] : [];
  });
}

/** What a link leads to, null where that is nothing, or the link itself. */
function targetOf(link: string): Stats | null {
  try {
    return statSync(link);
  } catch {
    return null;
  }
}

/**
 * Entries of a folder in a fixed order, null if it is none. Names that begin with a dot are for programs: Emacs' lock
 * `.#a.md` leads nowhere, macOS' `._a.md` is no text.
 */
function readFolder(dir: string): Dirent[] | null {
  try {
    const entries = readdirSync(dir, { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));
    return entries.sort((a, b) => compareText(a.name, b.name));
  } catch {
    return null;
  }
}

/**
 * gatsby-source-filesystem hands the folder's path to a watcher that takes it for a pattern where it looks like one, and
 * would find no file (https://github.com/paulmillr/chokidar/tree/3.6.0, `disableGlobbing`).
 */
function patternDiagnostics(contentDir: string): Diagnostic[] {
  const found = /\*|\[.*\]|\{.*\}|[!?+@]\(.*\)|\(.*\|.*\)/.exec(contentDir);
  if (!found) return [];
  return [{ severity: "error", file: contentDir, ...say(fileMessages.pattern(found[0])) }];
}

function otherEnding(file: string): Diagnostic {
  const renamed = file.replace(/\.\w+$/, (ending) => (/x$/i.test(ending) ? ".mdx" : ".md"));
  return { severity: "warning", file, ...say(fileMessages.otherEnding(renamed)) };
}

function linkLoop(file: string): Diagnostic {
  return { severity: "warning", file, ...say(fileMessages.linkLoop) };
}

function emptyFolder(folder: string): Diagnostic {
  const command = `npm run new -- ${folder === "blog" ? "post" : "doc"} "标题"`;
  return { severity: "warning", file: `${folder}/`, ...say(fileMessages.emptyFolder(command)) };
}
