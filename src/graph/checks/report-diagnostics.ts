import type { Reporter } from "gatsby";
import { type Diagnostic, formatDiagnostic, sortDiagnostics } from "../../lib/diagnostic";

/**
 * Prints all diagnostics of a build together. Errors end a production build and, in development, stay on the screen until
 * they are mended.
 */
export function reportDiagnostics(
  diagnostics: readonly Diagnostic[],
  reporter: Pick<Reporter, "warn" | "panicOnBuild">,
): void {
  const sorted = sortDiagnostics(diagnostics);
  const warnings = sorted.filter(({ severity }) => severity === "warning");
  const errors = sorted.filter(({ severity }) => severity === "error");
  if (warnings.length > 0) reporter.warn(listing(warnings, "warning"));
  if (errors.length > 0) reporter.panicOnBuild(listing(errors, "error"));
}

function listing(diagnostics: readonly Diagnostic[], name: string): string {
  const count = `${diagnostics.length} ${name}${diagnostics.length === 1 ? "" : "s"} in the content:`;
  return [count, ...diagnostics.map((diagnostic) => `  ${formatDiagnostic(diagnostic)}`)].join("\n");
}
