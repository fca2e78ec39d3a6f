import { z } from "zod";
import { wrong } from "../../config/fields";
import { type Diagnostic, error, quote } from "../../lib/diagnostic";
import { expected } from "../../text/diagnostics/content-messages";

/**
 * Not allowed in an address: characters that change its meaning, that servers treat differently, that end a rule or
 * name in a host's configuration (`;`, `"`, `{`), are wildcards there (`*`, `:name`), or start markup; and `.` or `..`
 * segments. A space is percent-encoded, as in file names; Chinese, `+` and emoji are fine.
 */
const forbidden = /[^\S ]|\p{Cc}|[?#%\\;"`<>{}|^*]|(?:^|\/)\.\.?(?:\/|$)|(?<=\/):/u;

/** What a build or a host writes itself. */
const reserved =
  /^\/(?:404(?:\.html|\/)?|sw\.js|index\.html|_headers|_redirects|(?:page-data|static|_gatsby)(?:\/.*)?)$/;

/** The one check of decoded addresses, wherever they come from. @returns what cannot stand in it; null for a sound one */
export function addressFault(address: string): string | null {
  return forbidden.exec(address)?.[0] ?? (reserved.test(address) ? address : null);
}

/** A slug or permalink. Chinese, spaces, `+` and emoji are fine. @param field its name, for the fix */
export function addressPart(field: string) {
  const part = z.string(expected.text).overwrite((written) => written.trim().replace(/^\.\//, ""));
  return part.check(({ value, issues }) => {
    const found = forbidden.exec(value)?.[0];
    if (found === undefined && value !== "") return;
    const message = found === undefined ? "不能为空" : `地址里不能有${quote(found)}`;
    const suggestion = value
      .replace(/(?<=^|\/)\.\.?(?:\/|$)/g, "")
      .replace(/[\s\p{Cc}?#%\\;"`<>{}|^*:]+/gu, "-")
      .replace(/[-/]+$/, "");
    issues.push(wrong(value, message, `${field}: ${suggestion || "a-name"}`));
  });
}

/** Reports a file name that cannot be part of an address. Spaces are allowed, since they are percent-encoded. */
export function fileNameDiagnostics(file: string): Diagnostic[] {
  const found = forbidden.exec(file);
  if (!found) return [];
  const renamed = file.replace(/(?:[^\S ]|[\p{Cc}?#%\\;"`<>{}|^*:])+/gu, "-");
  return [error({ file }, `文件名里有${quote(found[0])}，地址里不能有它`, `改名为${renamed}，或给页面写slug`)];
}
