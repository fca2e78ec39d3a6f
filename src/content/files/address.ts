import { type Diagnostic, quote } from "../../lib/diagnostic";

/**
 * Not allowed in an address: characters that change its meaning, that servers treat differently, that end a rule or
 * name in a host's configuration (`;`, `"`, `{`), are wildcards there (`*`, `:name`), or start markup; and `.` or `..`
 * segments. A space is percent-encoded, as in file names; Chinese, `+` and emoji are fine.
 */
const forbidden = /[^\S ]|\p{Cc}|[?#%\\;"`<>{}|^*]|(?:^|\/)\.\.?(?:\/|$)|(?<=\/):/u;

/** What a build or a host writes itself. */
const reserved =
  /^\/(?:404(?:\.html|\/)?|sw\.js|index\.html|_headers|_redirects|(?:page-data|static|_gatsby)(?:\/.*)?)$/;

/**
 * The one check of addresses: of pages, aliases, categories, authors and tags, whatever file or field they come from.
 * @param address decoded, from the site's root
 * @returns what stands in it and cannot; null for a sound one
 */
export function addressFault(address: string): string | null {
  return forbidden.exec(address)?.[0] ?? (reserved.test(address) ? address : null);
}

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
    .replace(/[\s\p{Cc}?#%\\;"`<>{}|^*:]+/gu, "-")
    .replace(/-+$/g, "");
  return {
    severity: "error",
    file,
    line,
    field: "slug",
    message: `写的是${quote(slug)}，${found ? `地址里不能有${quote(found[0])}` : "不能为空"}`,
    fix: `slug: ${suggestion || "a-name"}`,
  };
}

/** Reports a file name that cannot be part of an address. Spaces are allowed, since they are percent-encoded. */
export function fileNameDiagnostic(file: string): Diagnostic | null {
  const found = /[\p{Cc}?#%\\;"`<>{}|^*]/u.exec(file);
  if (!found) return null;
  const renamed = file.replace(/[\p{Cc}?#%\\;"`<>{}|^*]+/gu, "-");
  return {
    severity: "error",
    file,
    message: `文件名里有${quote(found[0])}，地址里不能有它`,
    fix: `改名为${renamed}，或给页面写slug`,
  };
}
