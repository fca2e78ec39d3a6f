import { say } from "../config/say";
import type { Diagnostic } from "../lib/diagnostic";
import { fieldMessages } from "../text/diagnostics/field-messages";
import { fileMessages } from "../text/diagnostics/file-messages";

/** Characters that change meaning in an address or differ between servers. A space is percent-encoded, as in file names. */
const forbidden = /[^\S ]|[?#%\\]|(^|\/)\.\.?(\/|$)/;

/**
 * Reports a slug that cannot be part of an address. Chinese, spaces, `+` and emoji are fine.
 * @param slug as written in front matter
 * @returns null for a valid slug
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
    message: say(fieldMessages.slug(slug, found?.[0])),
    fix: `slug: ${suggestion || "a-name"}`,
  };
}

/** Reports a file name that cannot be part of an address. Spaces are allowed, since they are percent-encoded. */
export function fileNameDiagnostic(file: string): Diagnostic | null {
  const found = /[?#%\\]/.exec(file);
  if (!found) return null;
  const renamed = file.replace(/[?#%\\]+/g, "-");
  return { severity: "error", file, ...say(fileMessages.nameInAddress(found[0], renamed)) };
}
