import {
  type Dirent,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { z } from "zod";
import { digestOf, vaultsFolder } from "../lib/node/files";
import { topFolder } from "../lib/paths";

/** Folders whose files become pages, as src/content/registry.ts lists them. */
const kinds = ["docs", "blog", "pages"];

/**
 * Returns true if a folder is an Obsidian vault and contains none of the folders of `kinds`. All
 * notes of this vault are docs.
 */
export function isVault(dir: string): boolean {
  return existsSync(path.join(dir, ".obsidian")) && !kinds.some((kind) => existsSync(path.join(dir, kind)));
}

/**
 * Names of folders beside notes that contain no notes: packages, build output, and other content of
 * a site.
 */
export const besideNotes: readonly string[] = [
  "node_modules",
  "public",
  "deploy",
  "drawings",
  "static",
  "friends",
  "components",
];

/** Content folders that `notesContent` has made, by folder of notes. */
const prepared = new Map<string, string>();

/**
 * Returns whether all Markdown files of a folder are docs. A folder qualifies if it is an Obsidian
 * vault or contains notes, and contains none of the folders in `kinds`. Once `notesContent` has
 * made a content folder for it, it always qualifies. A file such as README.md at the top of the
 * folder does not count as a note.
 */
export function isAllDocs(dir: string): boolean {
  if (prepared.has(dir) || isVault(dir)) return true;
  if (kinds.some((kind) => existsSync(path.join(dir, kind)))) return false;
  return entriesOf(dir).some((entry) => {
    if (entry.isDirectory()) return isOfNotes(entry.name) && hasNotes(path.join(dir, entry.name));
    return isMarkdown(entry.name) && !/^(?:readme|license|changelog|contributing)\b/i.test(entry.name);
  });
}

const isMarkdown = (name: string) => /\.mdx?$/.test(name);
const isOfNotes = (folder: string) => !folder.startsWith(".") && !besideNotes.includes(folder);

function hasNotes(dir: string): boolean {
  return entriesOf(dir).some((entry) =>
    entry.isDirectory() ? isOfNotes(entry.name) && hasNotes(path.join(dir, entry.name)) : isMarkdown(entry.name),
  );
}

/**
 * Returns the entries of a folder, or none if it is missing or unreadable. Other code reports such
 * a folder.
 */
function entriesOf(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * Makes a content folder for a folder of notes, and returns its path. The content folder is in the
 * cache, so the folder of notes stays unchanged. `docs` in it is a link to the notes. Each YAML
 * file at the top of the folder of notes, such as site.yml, is linked too.
 */
export function notesContent(vault: string): string {
  const known = prepared.get(vault);
  if (known !== undefined) return known;
  const content = path.join(vaultsFolder(), digestOf(vault), path.basename(vault) || "vault");
  const data = readdirSync(vault).filter((name) => /^[^.].*\.ya?ml$/.test(name));
  const links = new Map([["docs", vault], ...data.map((name) => [name, path.join(vault, name)] as const)]);
  mkdirSync(content, { recursive: true });
  for (const name of readdirSync(content)) {
    if (linkTarget(path.join(content, name)) !== links.get(name)) rmSync(path.join(content, name), { force: true });
  }
  for (const [name, target] of links) {
    const link = path.join(content, name);
    // `docs` is a junction on Windows, because a junction needs no administrator rights.
    if (linkTarget(link) === undefined) symlinkSync(target, link, name === "docs" ? "junction" : "file");
  }
  prepared.set(vault, content);
  return content;
}

/**
 * Returns the path of a content file relative to its vault, as `[[path]]` names it. A file outside
 * a vault keeps its path.
 */
export function pathInVault(file: string, contentDir: string): string {
  const folder = topFolder(file);
  const isInVault = folder !== "" && existsSync(path.join(contentDir, folder, ".obsidian"));
  return isInVault ? file.slice(folder.length + 1) : file;
}

/**
 * Returns the path of a content file relative to the folder that `CONTENT_DIR` names. If all files
 * of that folder are docs, the path has no `docs/`.
 */
export function givenPath(file: string, contentDir: string): string {
  return isLinked(contentDir) && topFolder(file) === "docs" ? file.slice("docs/".length) : file;
}

/** Returns whether `notesContent` made this content folder. */
export function isLinked(contentDir: string): boolean {
  return [...prepared.values()].includes(contentDir);
}

function linkTarget(file: string): string | undefined {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(file) : undefined;
}

/**
 * Returns the vaults of a content folder: the folder itself and the folders of `kinds`, if they
 * contain an `.obsidian` folder.
 */
export function vaultsIn(contentDir: string): string[] {
  return ["", ...kinds]
    .map((folder) => path.join(contentDir, folder))
    .filter((dir) => existsSync(path.join(dir, ".obsidian")));
}

const settings = z
  .object({
    /** The template folder, from `templates.json`. */
    folder: z.string(),
    /** The note that each new daily note copies, from `daily-notes.json`. */
    template: z.string(),
    /** The template folder of the plugin Templater. */
    templates_folder: z.string(),
    /** Files that Obsidian leaves out of its search and its graph, from `app.json`. */
    userIgnoreFilters: z.array(z.string()).nullable(),
    /** Whether a single line break joins two lines, as in Markdown, from `app.json`. */
    strictLineBreaks: z.boolean(),
  })
  .partial();

/**
 * Returns globs for files of a vault that are not notes: templates, and files that Obsidian
 * excludes by path. `excludedPatterns` returns the regular expressions.
 */
export function excludedInVault(vault: string): string[] {
  const read = (file: string) => readSettings(path.join(vault, ".obsidian", file));
  const { userIgnoreFilters } = read("app.json");
  const places = [
    read("templates.json").folder,
    read("daily-notes.json").template,
    read("plugins/templater-obsidian/data.json").templates_folder,
    ...(userIgnoreFilters ?? []).filter((filter) => !isPattern(filter)),
  ];
  return places.flatMap((place = "") => {
    const glob = place.replace(/^\/+|\/+$/g, "").replace(/[\\*?[\]{}()!+@|]/g, "\\$&");
    return glob === "" ? [] : [glob, `${glob}.md`, `${glob}/**`];
  });
}

/** Returns whether a filter is a regular expression, which Obsidian writes between slashes. */
const isPattern = (filter: string) => /^\/.+\/$/s.test(filter);

/**
 * Returns the sources of the valid regular expressions by which a vault's settings exclude paths.
 */
export function excludedPatterns(vault: string): string[] {
  const { userIgnoreFilters } = readSettings(path.join(vault, ".obsidian/app.json"));
  const sources = (userIgnoreFilters ?? []).filter(isPattern).map((filter) => filter.slice(1, -1));
  return sources.filter(isValid);
}

/** Returns whether a regular expression is valid. Invalid ones are ignored, as in Obsidian. */
function isValid(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Returns whether single line breaks in notes are kept, as in Obsidian by default. */
export function breaksLines(vault: string): boolean {
  return readSettings(path.join(vault, ".obsidian/app.json")).strictLineBreaks !== true;
}

/**
 * Reads a settings file of Obsidian. Returns no settings if the file is missing or invalid, because
 * Obsidian repairs it.
 */
function readSettings(file: string): z.infer<typeof settings> {
  try {
    return settings.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}
