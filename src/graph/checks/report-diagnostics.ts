import type { Reporter } from "gatsby";
import { formatProblem, type Problem, sortProblems } from "../../lib/diagnostic";

/**
 * Prints all problems of a build together. Errors end a production build and, in development, stay on the screen until
 * they are mended.
 */
export function reportProblems(problems: readonly Problem[], reporter: Pick<Reporter, "warn" | "panicOnBuild">): void {
  const sorted = sortProblems(problems);
  const warnings = sorted.filter(({ severity }) => severity === "warning");
  const errors = sorted.filter(({ severity }) => severity === "error");
  if (warnings.length > 0) reporter.warn(listing(warnings, "warning"));
  if (errors.length > 0) reporter.panicOnBuild(listing(errors, "error"));
}

function listing(problems: readonly Problem[], name: string): string {
  const count = `${problems.length} ${name}${problems.length === 1 ? "" : "s"} in the content:`;
  return [count, ...problems.map((problem) => `  ${formatProblem(problem)}`)].join("\n");
}
