import { type Dirent, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { compareText, type Problem } from "../../shared/problem";
import { contentKinds } from "./content-dir";
import { parseFrontMatter } from "./front-matter";
import { readTextFile } from "./read-text";

/**
 * Files that cannot become nodes: not UTF-8, or with front matter that is no YAML. gatsby-plugin-mdx would end the build at
 * the first of them, so they are kept from it and reported here, with all other problems.
 */
export interface ContentScan {
  /** Problems of each unreadable file, by absolute path. */
  readonly unreadable: ReadonlyMap<string, readonly Problem[]>;
  /** Docs that can be read, paths relative to the content folder. */
  readonly docs: readonly string[];
  /** Problems of folders: links that lead back to a folder they are in, folders without a page. */
  readonly problems: readonly Problem[];
}

/** Looks at every Markdown file below a content folder once. */
export function scanContent(contentDir: string): ContentScan {
  const unreadable = new Map<string, readonly Problem[]>();
  const problems: Problem[] = [];
  const docs: string[] = [];
  for (const kind of contentKinds) {
    const files = markdownFiles(path.join(contentDir, kind), contentDir, problems);
    if (files !== null && files.length === 0) problems.push(emptyFolder(kind));
    for (const absolutePath of files ?? []) {
      const file = relativeFile(contentDir, absolutePath);
      const { text, problems: textProblems } = readTextFile(absolutePath, file);
      const found = [...textProblems, ...parseFrontMatter(text, file).problems].filter(
        ({ severity }) => severity === "error",
      );
      if (found.length > 0) unreadable.set(absolutePath, found);
      else if (kind === "docs") docs.push(file);
    }
  }
  return { unreadable, docs, problems };
}

/** Paths of all Markdown files that become pages, relative to the content folder, in a fixed order. */
export function markdownFilesIn(contentDir: string): string[] {
  return contentKinds
    .flatMap((kind) => markdownFiles(path.join(contentDir, kind), contentDir, []) ?? [])
    .map((absolutePath) => relativeFile(contentDir, absolutePath));
}

/** A path relative to the content folder, with forward slashes on every system. */
export function relativeFile(contentDir: string, absolutePath: string): string {
  return path.relative(contentDir, absolutePath).split(path.sep).join("/");
}

function markdownFiles(
  dir: string,
  contentDir: string,
  problems: Problem[],
  ancestors: readonly string[] = [],
): string[] | null {
  const entries = readFolder(dir);
  if (entries === null) return null;
  const real = realpathSync(dir);
  if (ancestors.includes(real)) {
    problems.push(linkLoop(relativeFile(contentDir, dir)));
    return [];
  }
  return entries.flatMap((entry) => {
    const absolutePath = path.join(dir, entry.name);
    if (/\.mdx?$/.test(entry.name)) return [absolutePath];
    const mayBeFolder = entry.isDirectory() || entry.isSymbolicLink();
    return mayBeFolder ? (markdownFiles(absolutePath, contentDir, problems, [...ancestors, real]) ?? []) : [];
  });
}

/** Entries of a folder in a fixed order, null if it is none. */
function readFolder(dir: string): Dirent[] | null {
  try {
    return readdirSync(dir, { withFileTypes: true }).sort((a, b) => compareText(a.name, b.name));
  } catch {
    return null;
  }
}

function linkLoop(file: string): Problem {
  return {
    severity: "warning",
    file,
    message: "is a symbolic link to a folder that it is in, and is not followed",
    fix: "delete the link, or point it elsewhere",
  };
}

function emptyFolder(kind: string): Problem {
  return {
    severity: "warning",
    file: `${kind}/`,
    message: "has no .md or .mdx file in it",
    fix: `delete the folder, or run: npm run new -- ${kind === "blog" ? "post" : "doc"} "标题"`,
  };
}
