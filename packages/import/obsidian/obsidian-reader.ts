import { existsSync } from "node:fs";
import path from "node:path";
import picomatch from "picomatch";
import { breaksLines, excludedInVault, excludedPatterns, isVault } from "../../../src/config/obsidian";
import { docFieldNames } from "../../../src/content/docs/file/doc-fields";
import { basename, topFolder } from "../../../src/lib/paths";
import { inlineTags } from "../../../src/markdown/obsidian/plain-nodes";
import { frontMatterOf } from "../../../src/markdown/obsidian/properties";
import { stringOf } from "../data";
import { ForeignFields } from "../foreign-fields";
import { changedFields } from "../markdown/changed-fields";
import { splitPage } from "../markdown/split-page";
import { foreignMessages, obsidianMessages } from "../messages/messages";
import type { ImportedPage, ImportedSite, Kind, Reader } from "../model";
import type { Notes } from "../notes";
import type { Project } from "../project";
import type { Values } from "../values";
import { isYamlMap, yamlData } from "../yaml-data";
import type { VaultContext } from "./note-links";
import { noteText } from "./note-text";
import { ownFile, targetsOf, VaultFiles, type VaultNote } from "./vault-files";
import { parseNote } from "./vault-syntax";

/** The reader of Obsidian vaults. */
export const obsidian: Reader = {
  generator: "Obsidian",
  find: (project) => ["", ...folders(project)].find((folder) => isVaultAt(project, folder)) ?? null,
  read: async (project, base, notes) => readVault(project, base, notes),
};

/** Returns all folders of the project, the highest first. */
function folders({ files }: Project): string[] {
  const all = new Set(files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))));
  return [...all].sort((a, b) => a.split("/").length - b.split("/").length);
}

const isVaultAt = (project: Project, folder: string) =>
  existsSync(path.join(project.absolute(folder), ".obsidian")) && !/(?:^|\/)\./.test(folder);

const kinds: readonly string[] = ["docs", "blog", "pages"] satisfies Kind[];

interface Entry extends VaultNote {
  readonly yaml: string;
  readonly data: Values;
}

function readVault(project: Project, base: string, notes: Notes): ImportedSite {
  const dir = project.absolute(base);
  const inProject = (file: string) => (base === "" ? file : `${base}/${file}`);
  // In a vault that contains this site's folders, notes stay in them. In any other vault, all notes
  // are docs.
  const folder = isVault(dir) ? "docs" : "";
  const isRead = readFilter(dir, folder);
  const files = project.below(base).map((file) => (base === "" ? file : file.slice(base.length + 1)));
  const read = files.filter(isRead);
  const entries = entriesOf(
    read.filter((file) => file.endsWith(".md")),
    folder,
    (file) => project.read(inProject(file)),
  );
  const attachments = read.filter((file) => !/\.mdx?$/.test(file));
  const vaultFiles = new VaultFiles(project, base, entries, attachments, folder);
  const context: VaultContext = {
    notes,
    files: vaultFiles,
    lineBreaks: breaksLines(dir),
    blockIds: new Set(
      entries.flatMap(({ body }) => [...body.matchAll(/#\^([A-Za-z\d-]+)/g)].map(([, id = ""]) => id.toLowerCase())),
    ),
    sourceOf: ({ file }) => inProject(file),
  };
  const foreign = new ForeignFields();
  const pages = entries.map((entry): ImportedPage => {
    return {
      kind: (kinds.find((kind) => kind === topFolder(entry.target)) ?? "docs") as Kind,
      target: entry.target,
      source: inProject(entry.file),
      frontMatter: isYamlMap(entry.yaml) ? entry.yaml : "",
      fields: fieldsOf(entry, pictureOf(entry, context), inProject(entry.file), foreign),
      body: noteText(entry, context),
      address: null,
    };
  });
  foreign.report(notes);
  for (const file of vaultFiles.unused) {
    notes.left({ file: inProject(file) }, ownFile.test(file) ? obsidianMessages.ownFile : obsidianMessages.unused);
  }
  return { settings: { title: basename(dir) }, pages, files: vaultFiles.files };
}

/**
 * Returns a function that tells whether a file is read. It excludes hidden files, files that the
 * vault's settings exclude and, if `folder` is "", files outside this site's folders.
 */
function readFilter(dir: string, folder: string): (file: string) => boolean {
  const isExcluded = picomatch(excludedInVault(dir), { dot: true });
  const patterns = excludedPatterns(dir).map((source) => new RegExp(source));
  return (file) => {
    if (/(?:^|\/)\./.test(file) || isExcluded(file) || patterns.some((pattern) => pattern.test(file))) return false;
    return folder !== "" || kinds.includes(topFolder(file));
  };
}

function entriesOf(files: readonly string[], folder: string, read: (file: string) => string): Entry[] {
  return [...targetsOf(files, folder)].map(([file, target]) => {
    const {
      frontMatter: yaml,
      body,
      bodyLine,
    } = splitPage(
      read(file)
        .replace(/^\uFEFF/, "")
        .replace(/\r\n?/g, "\n"),
    );
    const data = yamlData(yaml) ?? {};
    const isDraft = frontMatterOf(data)["draft"] === true;
    return { file, target, yaml, data, body, bodyLine, isDraft };
  });
}

/** Properties that only Obsidian uses, or that need no note. */
const ofObsidian = "alias aliases cover cssclass cssclasses publish tag tags".split(" ");

/**
 * Returns the address of a note's picture for `image`, from `[[picture.png]]`, `![[picture.png]]`
 * or a path in the properties that Obsidian Publish reads. Undefined if there is none.
 * https://help.obsidian.md/publish/seo
 */
function pictureOf(entry: Entry, { files, notes, sourceOf }: VaultContext): string | undefined {
  const written = stringOf(entry.data.image) ?? stringOf(entry.data.cover);
  if (written === undefined || /^https?:/.test(written)) return written;
  const [, name = written] = /^!?\[\[([^\]|#]*)[^\]]*\]\]$/.exec(written.trim()) ?? [];
  const [found] = files.find(name, entry);
  if (found === undefined) notes.left({ file: sourceOf(entry), found: written }, foreignMessages.noPicture);
  return found && files.addressOf(found, entry);
}

function fieldsOf(
  { file, target, data, body, yaml }: Entry,
  image: string | undefined,
  source: string,
  foreign: ForeignFields,
) {
  foreign.see(source, data, new Set([...docFieldNames, ...ofObsidian]));
  const all = Object.entries(frontMatterOf(data, inlineTags(parseNote(body))));
  const wanted = Object.fromEntries(all.filter(([key]) => docFieldNames.includes(key)));
  const name = basename(file).replace(/\.md$/, "").normalize("NFC");
  const isRenamed = name !== basename(target).replace(/\.md$/, "");
  const title = isRenamed && data.title === undefined && !/^\s*# /.test(body) ? { title: name } : {};
  // Without a file, `image` is removed, because a build would not find the picture.
  const picture = image === undefined && data.image === undefined ? {} : { image };
  return changedFields(isYamlMap(yaml) ? data : {}, { ...wanted, ...title, ...picture });
}
