import type { Reporter } from "gatsby";
import { say } from "../../config/say";
import { type Diagnostic, formatDiagnostic, sortDiagnostics } from "../../lib/diagnostic";
import { reportMessages } from "../../text/diagnostics/report-messages";

/**
 * Prints all diagnostics of a build together. Errors end a production build. In development they stay on the screen until
 * they are fixed.
 */
export function reportDiagnostics(
  diagnostics: readonly Diagnostic[],
  reporter: Pick<Reporter, "warn" | "panicOnBuild">,
): void {
  const sorted = sortDiagnostics(diagnostics);
  const warnings = sorted.filter(({ severity }) => severity === "warning");
  const errors = sorted.filter(({ severity }) => severity === "error");
  if (warnings.length > 0) reporter.warn(listing(say(reportMessages.warnings(warnings.length)), warnings));
  if (errors.length > 0) reporter.panicOnBuild(listing(say(reportMessages.errors(errors.length)), errors));
}

function listing(heading: string, diagnostics: readonly Diagnostic[]): string {
  return [heading, ...diagnostics.map((diagnostic) => `  ${formatDiagnostic(diagnostic)}`)].join("\n");
}
