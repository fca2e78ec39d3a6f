import { load } from "js-yaml";
import { isMap, parseDocument, stringify } from "yaml";
import { recordOf } from "../data";

/** The two parts of a Markdown file. Either may be "". */
export interface SplitPage {
  /** The YAML between the fences. */
  readonly frontMatter: string;
  readonly body: string;
  /** Number of lines before the body. */
  readonly bodyLine: number;
}

const fenced = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/**
 * Splits YAML front matter from the text. A page may consist of front matter only, without a
 * closing fence, as gray-matter allows.
 */
export function splitPage(text: string): SplitPage {
  const match = fenced.exec(text);
  if (!match) return unclosed(text) ?? { frontMatter: "", body: text, bodyLine: 0 };
  return {
    frontMatter: match[1] ?? "",
    body: text.slice(match[0].length),
    bodyLine: match[0].split("\n").length - 1,
  };
}

function unclosed(text: string): SplitPage | null {
  const [, frontMatter] = /^---[ \t]*\r?\n([\s\S]*\S)\s*$/.exec(text) ?? [];
  if (frontMatter === undefined || !isMap(parseDocument(frontMatter).contents)) return null;
  return { frontMatter, body: "", bodyLine: text.split("\n").length - 1 };
}

/** Returns whether Markdown has a level-1 heading outside fences. */
export function hasTitle(body: string): boolean {
  const words = body.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, "");
  return /^#[ \t]+\S|^[^\s#>|-].*\n=+[ \t]*$/m.test(words);
}

/**
 * Parses front matter to plain data. Reads invalid YAML with js-yaml, and returns {} if that fails
 * too.
 */
export function frontMatterData(frontMatter: string): Record<string, unknown> {
  const document = parseDocument(frontMatter);
  return { ...recordOf(document.errors.length === 0 ? document.toJS() : leniently(frontMatter)) };
}

/**
 * Converts front matter to strictly valid YAML. Many generators use js-yaml, which accepts invalid
 * YAML, such as an unindented second line of a string.
 * @returns the valid YAML, or null if the front matter is already valid or js-yaml cannot read it
 * either
 */
export function mendedFrontMatter(frontMatter: string): string | null {
  if (parseDocument(frontMatter).errors.length === 0) return null;
  const data = recordOf(leniently(frontMatter));
  return Object.keys(data).length === 0 ? null : stringify(data, { lineWidth: 0 }).trimEnd();
}

function leniently(frontMatter: string): unknown {
  try {
    return load(frontMatter);
  } catch {
    return undefined;
  }
}
