import { z } from "zod";
import { wrong } from "../../config/fields";
import { expected, routeMessages } from "../../config/messages";
import { type Diagnostic, error } from "../../lib/diagnostic";

/**
 * Matches the first forbidden part of an address: a segment `.` or `..`, or a forbidden character.
 * Forbidden characters change the meaning of an address, are treated differently by servers, start
 * markup, or are special in a host's configuration (`;`, `"`, `{`, `*`, `:name`). Spaces are
 * allowed, because they are percent-encoded. Chinese, `+` and emoji are allowed too.
 */
const forbidden = /[^\S ]|\p{Cc}|[?#%\\;"`<>{}|^*]|(?:^|\/)\.\.?(?:\/|$)|(?<=\/):/u;

/** Matches addresses reserved for the build or the host, such as `/sw.js` and `/static/`. */
const reserved =
  /^\/(?:404(?:\.html|\/)?|sw\.js|index\.html|_headers|_redirects|(?:page-data|static|_gatsby)(?:\/.*)?)$/;

/**
 * Checks a decoded address.
 * @returns the forbidden part, the whole address if it is reserved, or null
 */
export function addressFault(address: string): string | null {
  return forbidden.exec(address)?.[0] ?? (reserved.test(address) ? address : null);
}

/**
 * Returns a schema for part of an address, such as a slug or permalink. It allows Chinese, spaces,
 * `+` and emoji.
 * @param field name of the field, for the fix
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
 * Reports a file name that cannot be part of an address. Spaces are allowed, because
 * they are percent-encoded.
 */
export function fileNameDiagnostics(file: string): Diagnostic[] {
  const match = forbidden.exec(file);
  if (!match) return [];
  const renamed = file.replace(/(?:[^\S ]|[\p{Cc}?#%\\;"`<>{}|^*:])+/gu, "-");
  return [error({ file }, routeMessages.fileName(match[0], renamed))];
}
