import { parse, stringify } from "yaml";
import { recordOf } from "../data";
import { importMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { Project } from "../project";
import type { PlannedFile } from "../write/plan-files";
import { asDraft, pageWithout } from "./page-without";
import type { SiteProblem } from "./site-problems";
import { withoutFields } from "./without-fields";

/** After this many rounds, a page that still has errors becomes a draft. */
const mendingRounds = 4;

/** After this many rounds, a page that still has errors is set aside. */
export const lastRound = mendingRounds + 1;

const linkSettings = ["onBrokenLinks", "onBrokenAnchors", "onBrokenMarkdownLinks"];

/**
 * Removes whatever would fail a build from the imported files, and as little else as possible.
 * Notes each error. Broken links stay, with one note: site.yml makes them warnings unless it
 * ignores them.
 * @param round counts from 0
 */
export function mendContent(
  planned: readonly PlannedFile[],
  errors: readonly SiteProblem[],
  round: number,
  project: Project,
  notes: Notes,
): PlannedFile[] {
  const hasBrokenLinks = errors.some(({ isLink }) => isLink);
  if (hasBrokenLinks) notes.changed({ file: "site.yml" }, importMessages.brokenLinks);
  return planned.flatMap((file): PlannedFile[] => {
    const own = errors.filter((error) => error.file === file.target && !error.isLink);
    if (file.target === "site.yml" && hasBrokenLinks) {
      const settings = recordOf(parse(textOf(file, project)));
      const mild = linkSettings.map((name) => [name, settings[name] === "ignore" ? "ignore" : "warn"]);
      return [
        { ...file, content: { text: stringify({ ...settings, ...Object.fromEntries(mild) }, { lineWidth: 0 }) } },
      ];
    }
    if (own.length === 0) return [file];
    const text = mended(file, own, round, project, notes);
    if (text !== null) return [{ ...file, content: { text } }];
    return isPage.test(file.target) ? [{ ...file, target: setAside(file.target) }] : [];
  });
}

const isPage = /\.mdx?$/;

/** Returns a name that the build ignores: `docs/_a.md`. */
function setAside(target: string): string {
  return target.replace(/[^/]+$/, "_$&");
}

/**
 * Returns a file's text without the parts that have errors, or a page's text as a draft; null if
 * the file must be left out.
 */
function mended(
  file: PlannedFile,
  errors: readonly SiteProblem[],
  round: number,
  project: Project,
  notes: Notes,
): string | null {
  const note = (wording: { message: string; fix: string }) => {
    for (const { line, field, message } of errors) {
      notes.left({ file: file.target, line, found: field === undefined ? message : `${field}: ${message}` }, wording);
    }
  };
  if (isPage.test(file.target)) {
    const text = textOf(file, project);
    const better = round < mendingRounds ? pageWithout(text, errors) : null;
    const draft = asDraft(text);
    const isLast = better === null && (draft === text || round === lastRound);
    note(isLast ? importMessages.pageOut : importMessages[better === null ? "asDraft" : "asSource"]);
    return isLast ? null : (better ?? draft);
  }
  const isData = round < lastRound && /\.(?:ya?ml|json)$/.test(file.target);
  const fields = errors.flatMap(({ field }) => field ?? []);
  const better = isData ? withoutFields(textOf(file, project), fields, file.target.endsWith(".json")) : null;
  note(better === null ? importMessages.fileOut : importMessages.fieldOut);
  return better;
}

function textOf({ content }: PlannedFile, project: Project): string {
  return "text" in content ? content.text : project.read(content.from);
}
