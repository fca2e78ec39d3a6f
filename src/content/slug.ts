import type { Diagnostic } from "../lib/diagnostic";

/** Characters that change meaning in an address or differ between servers. */
const forbidden = /[\s?#%\\]|(^|\/)\.\.?(\/|$)/;

/**
 * What is wrong with a slug an author wrote, if anything. Chinese, `+` and emoji are fine.
 * @param slug as written in front matter
 */
export function slugDiagnostic(slug: string, file: string, line: number | undefined): Diagnostic | null {
  const found = forbidden.exec(slug);
  if (!found && slug !== "") return null;
  const suggestion = slug
    .split("/")
    .filter((segment) => segment !== "." && segment !== "..")
    .join("/")
    .replace(/[\s?#%\\]+/g, "-")
    .replace(/-+$/g, "");
  return {
    severity: "error",
    file,
    line,
    field: "slug",
    message: `is ${JSON.stringify(slug)}: ${found ? `${JSON.stringify(found[0])} cannot stand in an address` : "it is empty"}`,
    fix: `slug: ${suggestion || "a-name"}`,
  };
}

/** The same for the address a file gets from its own name; spaces are allowed there, they are percent-encoded. */
export function fileNameDiagnostic(file: string): Diagnostic | null {
  const found = /[?#%\\]/.exec(file);
  if (!found) return null;
  return {
    severity: "error",
    file,
    message: `has ${JSON.stringify(found[0])} in its name, which cannot stand in an address`,
    fix: `rename it to ${file.replace(/[?#%\\]+/g, "-")}, or give the page a slug`,
  };
}
