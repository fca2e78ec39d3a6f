import { z } from "zod";
import { wrong } from "../../config/fields";
import { expected, routeMessages } from "../../config/messages";
import { type Diagnostic, error } from "../../lib/diagnostic";

/**
 * Matches what an address must not contain: characters that change its meaning, that servers treat
 * differently, that start markup, or that have a meaning in a host's configuration (`;`, `"`, `{`,
 * `*`, `:name`), and the segments `.` and `..`. Spaces are percent-encoded. Chinese, `+` and emoji
 * are allowed.
 */
const forbidden = /[^\S ]|\p{Cc}|[?#%\\;"`<>{}|^*]|(?:^|\/)\.\.?(?:\/|$)|(?<=\/):/u;

/** Addresses of files that a build or a host writes. */
const reserved =
  /^\/(?:404(?:\.html|\/)?|sw\.js|index\.html|_headers|_redirects|(?:page-data|static|_gatsby)(?:\/.*)?)$/;

/**
 * Checks a decoded address from any source.
 * @returns the part that an address must not contain, or null
 */
export function addressFault(address: string): string | null {
  return forbidden.exec(address)?.[0] ?? (reserved.test(address) ? address : null);
}

/**
 * Returns a schema for a slug or permalink. Chinese, spaces, `+` and emoji are allowed.
 * @param field the name of the field, for the fix
 */
export function addressPart(field: string) {
  const part = z.string(expected.text).overwrite((value) => value.trim().replace(/^\.\//, ""));
  return part.check(({ value, issues }) => {
    const fault = forbidden.exec(value)?.[0];
    if (fault === undefined && value !== "") return;
    const message = fault === undefined ? routeMessages.empty : routeMessages.forbidden(fault);
    const suggestion = value
      .replace(/(?<=^|\/)\.\.?(?:\/|$)/g, "")
      .replace(/[\s\p{Cc}?#%\\;"`<>{}|^*:]+/gu, "-")
      .replace(/[-/]+$/, "");
    issues.push(wrong(value, message, `${field}: ${suggestion || "a-name"}`));
  });
}

/**
 * Reports a file name that cannot be part of an address. Spaces are allowed, because they are
 * percent-encoded.
 */
export function fileNameDiagnostics(file: string): Diagnostic[] {
  const match = forbidden.exec(file);
  if (!match) return [];
  const renamed = file.replace(/(?:[^\S ]|[\p{Cc}?#%\\;"`<>{}|^*:])+/gu, "-");
  return [error({ file }, routeMessages.fileName(match[0], renamed))];
}
