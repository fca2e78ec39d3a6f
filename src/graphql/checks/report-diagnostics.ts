import { rmSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { type Diagnostic, diagnosticKinds, formatDiagnostic } from "../../lib/diagnostic";
import { writeChanged } from "../../lib/node/files";

/** Beyond `repeated` of a kind, the terminal shows only `examples` of them. */
const repeated = 4;
const examples = 3;

/** Of all diagnostics, where the terminal shows some. */
const lists = { warnings: "warnings.log", errors: "errors.log" };

interface ReportOptions {
  readonly reporter: Pick<Reporter, "warn" | "panicOnBuild">;
  /** Absolute path of the project. */
  readonly root: string;
}

/**
 * Prints all diagnostics of a build together. Errors end a production build. In development they stay on the screen until
 * they are fixed.
 * @param diagnostics sorted
 */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], { reporter, root }: ReportOptions): void {
  // What an earlier build has left.
  for (const file of Object.values(lists)) rmSync(path.join(root, file), { force: true });
  const warnings = diagnostics.filter(({ severity }) => severity === "warning");
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (warnings.length > 0) {
    const heading = `内容中有${warnings.length}处警告：`;
    reporter.warn(reportListing(warnings, { heading, file: lists.warnings, root }));
  }
  if (errors.length > 0) {
    const heading = `内容中有${errors.length}处错误：`;
    reporter.panicOnBuild(reportListing(errors, { heading, file: lists.errors, root }));
  }
}

interface ListingOptions {
  readonly heading: string;
  /** For the full list, where it is too long for a terminal; below the root. */
  readonly file: string;
  readonly root: string;
}

/** Lists diagnostics for a terminal. Of many that say the same it shows a few, and all of them are written to a file. */
export function reportListing(diagnostics: readonly Diagnostic[], { heading, file, root }: ListingOptions): string {
  const short = shortened(diagnostics);
  const isWhole = short.length === diagnostics.length && diagnostics.every(({ parts }) => parts === undefined);
  if (isWhole) return [heading, ...short].join("\n");
  const all = diagnostics.flatMap((diagnostic) => [diagnostic, ...(diagnostic.parts ?? [])]).map(formatDiagnostic);
  writeChanged(path.join(root, file), `${all.join("\n")}\n`);
  return [heading, ...short, `  完整的列表在${file}`].join("\n");
}

/** In their order; of kinds with many, the first few and how many more there are. */
function shortened(sorted: readonly Diagnostic[]): string[] {
  const dropped = new Set<Diagnostic>();
  const more = new Map<Diagnostic, number>();
  for (const kind of diagnosticKinds(sorted).filter(({ length }) => length > repeated)) {
    const last = kind[examples - 1];
    for (const diagnostic of kind.slice(examples)) dropped.add(diagnostic);
    if (last) more.set(last, kind.length - examples);
  }
  return sorted
    .filter((diagnostic) => !dropped.has(diagnostic))
    .map((diagnostic) => {
      const count = more.get(diagnostic);
      const printed = `  ${formatDiagnostic(diagnostic)}`;
      return count === undefined ? printed : `${printed}\n    ……另有${count}处与此相同`;
    });
}
