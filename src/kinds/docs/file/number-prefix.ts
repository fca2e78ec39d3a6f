/** A name split by Docusaurus' rule: `01-intro` is `intro` at place 1. */
export interface PrefixedName {
  readonly name: string;
  /** Null if the name has no prefix. */
  readonly number: number | null;
}

/** Dates and versions, `2021-11-foo` and `7.0-foo`: no prefixes. https://github.com/facebook/docusaurus/issues/4640 */
const dateOrVersion = /^\d+[-_.]\d+/;
const prefixed = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** Splits the number prefix off a name: `01-intro`, `2. 安装`, `003 - x`. */
export function numberPrefix(name: string): PrefixedName {
  const [, number, rest] = dateOrVersion.test(name) ? [] : (prefixed.exec(name) ?? []);
  return number === undefined || rest === undefined ? { name, number: null } : { name: rest, number: Number(number) };
}

/** A slash path without the prefixes of its segments: `01-guide/02-x` → `guide/x`. */
export function withoutPrefixes(path: string): string {
  return path
    .split("/")
    .map((segment) => numberPrefix(segment).name)
    .join("/");
}
