import { rmSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { reportText } from "../../config/messages";
import { givenPath } from "../../config/obsidian";
import { type Diagnostic, diagnosticKinds, formatDiagnostic } from "../../lib/diagnostic";
import { writeChanged } from "../../lib/node/files";

/**
 * If more than `repeated` diagnostics are of the same kind, the terminal shows only the first
 * `examples` of them.
 */
const repeated = 4;
const examples = 3;

/** @property root absolute path of the project */
type ReportOptions = { readonly reporter: Pick<Reporter, "warn" | "panicOnBuild">; readonly root: string };

/** The diagnostics that were printed last, formatted, by project folder and severity. */
const printed = new Map<string, ReadonlySet<string>>();

/**
 * Returns the diagnostics that the last report did not contain, and remembers all of them, because
 * Gatsby runs the checks at every save.
 */
function newSince(key: string, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const before = printed.get(key) ?? new Set();
  printed.set(key, new Set(diagnostics.map(formatDiagnostic)));
  return diagnostics.filter((diagnostic) => !before.has(formatDiagnostic(diagnostic)));
}

/**
 * Prints sorted diagnostics. In development, leaves out the ones that the last report contained.
 * Errors stop a production build. In development, they stay on the screen until they are fixed. If
 * the terminal shows a shortened list, the full list goes to warnings.log or errors.log.
 */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], { reporter, root }: ReportOptions): void {
  for (const severity of ["warning", "error"] as const) {
    const file = `${severity}s.log`;
    // An earlier build may have left a log of problems that no longer exist.
    rmSync(path.join(root, file), { force: true });
    const matching = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    const news = newSince(`${root} ${severity}`, matching);
    if (news.length === 0) continue;
    const known = matching.length - news.length;
    const heading = reportText.heading[severity](matching.length);
    const listing = [
      reportListing(news, { heading, file, root }),
      ...(known > 0 ? [reportText.known(known)] : []),
    ].join("\n  ");
    if (severity === "error") reporter.panicOnBuild(listing);
    else reporter.warn(listing);
  }
}

/** Returns a diagnostic with the path of its file relative to the folder in `CONTENT_DIR`. */
export function withGivenPath<T extends Diagnostic>(diagnostic: T, contentDir: string): T {
  const parts = diagnostic.parts?.map((part) => withGivenPath(part, contentDir));
  return { ...diagnostic, file: givenPath(diagnostic.file, contentDir), ...(parts && { parts }) };
}

/**
 * @property file path of the full list below the root, written if the terminal shows a shortened
 * list
 */
type ListingOptions = Readonly<Record<"heading" | "file" | "root", string>>;

/**
 * Lists diagnostics for a terminal, without their parts. If the list is shortened or a diagnostic
 * has parts, writes the full list to a file.
 */
export function reportListing(diagnostics: readonly Diagnostic[], { heading, file, root }: ListingOptions): string {
  const short = shortened(diagnostics);
  const isWhole = short.length === diagnostics.length && diagnostics.every(({ parts }) => parts === undefined);
  if (isWhole) return [heading, ...short].join("\n");
  const all = diagnostics.flatMap((diagnostic) => [diagnostic, ...(diagnostic.parts ?? [])]).map(formatDiagnostic);
  writeChanged(path.join(root, file), `${all.join("\n")}\n`);
  return [heading, ...short, `  ${reportText.whole(file)}`].join("\n");
}

/**
 * Formats diagnostics in their order. If many are of the same kind, formats only the first few and
 * states how many more there are.
 */
function shortened(sorted: readonly Diagnostic[]): string[] {
  const many = diagnosticKinds(sorted).filter(({ length }) => length > repeated);
  const dropped = new Set(many.flatMap((kind) => kind.slice(examples)));
  const more = new Map(many.map((kind) => [kind[examples - 1], `\n    ${reportText.more(kind.length - examples)}`]));
  const shown = sorted.filter((diagnostic) => !dropped.has(diagnostic));
  return shown.map((diagnostic) => `  ${formatDiagnostic(diagnostic)}${more.get(diagnostic) ?? ""}`);
}
