import { load } from "js-yaml";
import { parseDocument, stringify } from "yaml";
import { recordOf } from "../data";

/** A Markdown file in two parts, of which either may be "". */
export interface SplitPage {
  /** The YAML between the fences. */
  readonly frontMatter: string;
  readonly body: string;
  /** Number of lines before the body. */
  readonly bodyLine: number;
}

const fenced = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** Splits YAML front matter from the text. */
export function splitPage(text: string): SplitPage {
  const match = fenced.exec(text);
  if (!match) return { frontMatter: "", body: text, bodyLine: 0 };
  return {
    frontMatter: match[1] ?? "",
    body: text.slice(match[0].length),
    bodyLine: match[0].split("\n").length - 1,
  };
}

/** Front matter as plain data; empty if nobody can read it. The build reports what is wrong with it. */
export function frontMatterData(frontMatter: string): Record<string, unknown> {
  const document = parseDocument(frontMatter);
  return { ...recordOf(document.errors.length === 0 ? document.toJS() : leniently(frontMatter)) };
}

/**
 * Front matter as YAML that holds everywhere. Other generators read it with js-yaml, which takes what YAML does not allow,
 * such as the second line of a text that is not indented.
 * @returns null for front matter that is fine, or that js-yaml cannot read either
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
