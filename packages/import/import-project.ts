import { existsSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cut } from "../../src/lib/diagnostic";
import { lastRound, mendContent } from "./check/mend-content";
import { isError, type SiteCheck, type SiteProblem } from "./check/site-problems";
import { allowEmbeds } from "./embeds";
import { defaultLanguage, languageOfTexts } from "./languages";
import { keepAnchors } from "./links/keep-anchors";
import { keepHeadings } from "./markdown/keep-headings";
import { lostBlocks } from "./markdown/lost-blocks";
import { importMessages } from "./messages/messages";
import type { ImportedSite, Kind, Reader } from "./model";
import { Notes } from "./notes";
import { Project } from "./project";
import { type Outcome, summarize } from "./summary/summarize";
import { withoutHostFiles } from "./write/host-files";
import { type Manifest, readManifest } from "./write/manifest";
import { withPageEndings } from "./write/page-endings";
import { type PlannedFile, planFiles } from "./write/plan-files";
import { withoutBadMarks } from "./write/site-marks";
import { openTarget } from "./write/target-folder";
import { type Written, writeFiles } from "./write/write-files";

/**
 * Name of the report in the content folder. Unlike the printed summary, the report lists every
 * location that a note is about.
 */
export const reportName = "import-report.md";

/**
 * Imports a project of another generator into a content folder.
 * @param from folder of the project; it is only read
 * @param into the content folder; undefined for `content`
 * @param check finds errors that would fail a build, which are then fixed or removed, and warnings
 * @returns the outcome, for the summary
 * @throws Error with a user-facing message if nothing can be imported
 */
export async function importProject(
  from: string,
  into: string | undefined,
  readers: readonly Reader[],
  check: SiteCheck = async () => [],
): Promise<Outcome> {
  if (!existsSync(from) || !statSync(from).isDirectory()) throw new Error(importMessages.noFolder(from));
  const notes = new Notes();
  const project = new Project(from, notes);
  const found = recognise(project, readers);
  if (found === null) {
    throw new Error(importMessages.unknownProject(from, readers.map(({ generator }) => generator).join(", ")));
  }
  const { reader, base } = found;
  const original = inLanguageOfTexts(await reader.read(project, base, notes), notes);
  noteUntaken(original, project, notes);
  const { anchorSlug = reader.anchorSlug } = original;
  const { showsOwnHeadings = false } = reader;
  const headed = keepHeadings(original.pages, showsOwnHeadings, notes);
  const read = { ...original, pages: anchorSlug ? keepAnchors(headed, anchorSlug, notes) : headed };
  const marked = withoutBadMarks(withoutHostFiles(read, project, notes), project, notes);
  const site = allowEmbeds(withPageEndings(marked, notes), project, notes);
  let planned = planFiles(site, notes);
  // Opens the target folder only now, so that a project that cannot be read leaves it unchanged.
  const target = openTarget(into ?? "content", project.root, into === undefined);
  const write = (previous: Manifest | null) =>
    writeFiles(planned, { ...target, previous }, reader.generator, (file) => project.absolute(file));
  let written = write(target.previous);
  const { removed } = written;
  let problems: readonly SiteProblem[] = [];
  for (let round = 0; round <= lastRound; round++) {
    // Errors in files that the owner has edited are left to the owner.
    const isOurs = ({ file, isLink }: SiteProblem) => written.files.includes(isLink ? "site.yml" : file);
    problems = await checked(target.folder, check, notes);
    const errors = problems.filter(isError).filter(isOurs);
    if (errors.length === 0) break;
    planned = mendContent(planned, errors, round, project, notes);
    written = { ...write(readManifest(target.folder)), removed };
  }
  noteLostBlocks(planned, written, project, notes);
  const warnings = problems.filter((problem) => !isError(problem));
  const outcome = {
    ...outcomeOf(reader.generator, site, into ?? "content", notes, written, target.setAside),
    warnings,
  };
  writeFileSync(path.join(target.folder, reportName), `${summarize(outcome, Number.POSITIVE_INFINITY)}\n`);
  return outcome;
}

/** Runs the check. If it crashes, the import stands, because the files are already written. */
async function checked(folder: string, check: SiteCheck, notes: Notes): Promise<readonly SiteProblem[]> {
  try {
    return await check(folder);
  } catch (error) {
    notes.left({ file: "./", found: String(error).slice(0, 200) }, importMessages.unchecked);
    return [];
  }
}

const isMarkdown = /\.(?:mdx?|markdown|mkd|mdown)$/i;

/**
 * Matches files about the project itself, folders of templates and partials, and names that begin
 * with `.` or `_`. None of these are pages of its site.
 */
const noPage =
  /(?:^|\/)(?:readme|changelog|license|contributing|code_of_conduct|security|claude|agents)\.mdx?$|^(?:themes|scaffolds|archetypes|layouts)\/|(?:^|\/)[._]/i;

/**
 * Notes every Markdown file that was neither imported nor noted before, so that no text is lost
 * unnoticed. Skips the files that `noPage` matches.
 */
function noteUntaken({ pages, files, embedded = [] }: ImportedSite, project: Project, notes: Notes): void {
  const sources = files.map((file) => ("from" in file ? file.from : file.source));
  const known = new Set([
    ...pages.map(({ source }) => source),
    ...sources,
    ...embedded,
    ...notes.all.map(({ file }) => file),
  ]);
  for (const file of project.files)
    if (isMarkdown.test(file) && !noPage.test(file) && !known.has(file)) notes.left({ file }, importMessages.untaken);
}

/**
 * Notes every block of an imported Markdown file that is missing from the written pages. Skips
 * pages that their owner has edited.
 */
function noteLostBlocks(planned: readonly PlannedFile[], { kept }: Written, project: Project, notes: Notes): void {
  const texts = new Map<string, string[]>();
  for (const { source, target, content } of planned) {
    if (!isMarkdown.test(source) || !("text" in content) || kept.includes(target)) continue;
    texts.set(source, [...(texts.get(source) ?? []), content.text]);
  }
  for (const [file, after] of texts) {
    if (!project.has(file)) continue;
    const format = /\.mdx$/i.test(file) ? "mdx" : "md";
    for (const { line, text, length } of lostBlocks(project.read(file), after.join("\n"), format)) {
      notes.left({ file, line, found: importMessages.lostWords(cut(text), length) }, importMessages.lostBlock);
    }
  }
}

/**
 * Changes the language in the settings to the language of the body text if they differ. Without a
 * setting, compares with `defaultLanguage`. English replaces only Chinese.
 */
function inLanguageOfTexts(site: ImportedSite, notes: Notes): ImportedSite {
  const { lang = defaultLanguage } = site.settings.locale ?? {};
  const found = languageOfTexts(site.pages.map(({ body }) => body));
  if (found === null || found.split("-")[0] === lang.split("-")[0]) return site;
  // Text in other languages, such as French, is also detected as English, because it contains few
  // Chinese characters. Only a Chinese setting is certainly wrong for it.
  if (found === "en" && !lang.startsWith("zh")) return site;
  notes.changed({ file: "./", found: `${lang} → ${found}` }, importMessages.language);
  return { ...site, settings: { ...site.settings, locale: { ...site.settings.locale, lang: found } } };
}

function recognise(project: Project, readers: readonly Reader[]) {
  for (const reader of readers) {
    const base = reader.find(project);
    if (base !== null) return { reader, base };
  }
  return null;
}

function outcomeOf(
  generator: string,
  site: ImportedSite,
  into: string,
  notes: Notes,
  written: Written,
  setAside: string | null,
): Omit<Outcome, "warnings"> {
  const count = (kind: Kind) => site.pages.filter((page) => page.kind === kind).length;
  return {
    generator,
    title: site.settings.title,
    into,
    counts: { docs: count("docs"), posts: count("blog"), pages: count("pages"), files: site.files.length },
    notes: notes.all,
    kept: written.kept,
    removed: written.removed,
    setAside,
  };
}
