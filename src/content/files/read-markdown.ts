import { existsSync } from "node:fs";
import path from "node:path";
import { frontMatterMessages } from "../../config/messages";
import { parseYaml, readTextFile } from "../../config/read-file";
import { type Diagnostic, error } from "../../lib/diagnostic";
import { digestOf, fileStamp } from "../../lib/node/files";

/** A parsed Markdown file, with the SHA-256 of its bytes in hexadecimal. */
type MarkdownFile = FrontMatter & { readonly digest: string };

type Read = { readonly stamp: string; readonly file: MarkdownFile };

/**
 * Cache of parsed files. Gatsby compiles gatsby-config.ts and gatsby-node.ts separately, so they
 * share the cache through the global object.
 */
const shared = globalThis as { [filesKey]?: Map<string, Read> };
const filesKey = Symbol.for("content/read-markdown");

/**
 * Reads a Markdown file of the content folder and splits it into front matter and body. An
 * unchanged file comes from the cache. The cache keeps the content of a deleted file, because under
 * `gatsby develop` a query may read a renamed file before Gatsby deletes its node.
 * @throws Error if the file does not exist and is not in the cache
 */
export function readMarkdown(contentDir: string, file: string): MarkdownFile {
  shared[filesKey] ??= new Map();
  const absolutePath = path.join(contentDir, file);
  const known = shared[filesKey].get(absolutePath);
  if (known && !existsSync(absolutePath)) return known.file;
  const stamp = fileStamp(absolutePath);
  if (known?.stamp === stamp) return known.file;
  const read = parse(absolutePath, file);
  shared[filesKey].set(absolutePath, { stamp, file: read });
  return read;
}

function parse(absolutePath: string, file: string): MarkdownFile {
  const { text, bytes, diagnostics } = readTextFile(absolutePath, file);
  const parsed = parseFrontMatter(text, file);
  return { ...parsed, digest: digestOf(bytes, 64), diagnostics: [...diagnostics, ...parsed.diagnostics] };
}

export interface FrontMatter {
  /** The YAML as plain data, not validated. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Number of lines before the body. */
  readonly bodyLine: number;
  /**
   * Returns the line of a field in the file, counted from 1. The name of a nested field is dotted.
   */
  readonly lineOf: (field: string) => number | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Matches front matter. The group of fields is lazy, because empty front matter would otherwise
 * extend to the next thematic break.
 */
const fence = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

/**
 * Splits a file's text into front matter and body. The front matter is YAML 1.2, so `2021-07-30`
 * stays text and `no` is not a boolean.
 */
export function parseFrontMatter(text: string, file: string): FrontMatter {
  const match = fence.exec(text);
  if (!match)
    return { data: {}, body: text, bodyLine: 0, lineOf: () => undefined, diagnostics: notFrontMatter(text, file) };
  const body = text.slice(match[0].length);
  const bodyLine = match[0].split("\n").length - 1;
  const { data, lineOf, diagnostics } = parseYaml(match[1] ?? "", file, { firstLine: 1, isContent: true });
  if (data !== null && typeof data === "object" && !Array.isArray(data))
    return { data: data as FrontMatter["data"], body, bodyLine, lineOf, diagnostics };
  const misshapen = error({ file, line: 2 }, frontMatterMessages.misshapen(data));
  return { data: {}, body, bodyLine, lineOf, diagnostics: diagnostics.length > 0 ? diagnostics : [misshapen] };
}

/**
 * Matches front matter that starts below the first line or has other delimiters.
 * Other generators accept both.
 */
const elsewhere = /^(\s*)(-{3,}|\+{3})[ \t]*\n(?:[ \t]*[\w-]+[ \t]*[:=].*\n)+?(?:.*\n)*?\2[ \t]*(?:\n|$)/;

/** Matches front matter without the opening `---`, which Hexo accepts. */
const unopened =
  /^(?=[\s\S]*?^(?:title|date|tags|categories|layout):)(?:[\w-]+:.*\n(?:[ \t-][^\n-].*\n)*)+-{3,}[ \t]*(?:\n|$)/m;

/** Reports text that looks like front matter but is not read as front matter. */
function notFrontMatter(text: string, file: string): Diagnostic[] {
  const [, before = "", mark] = elsewhere.exec(text) ?? [];
  if (mark !== undefined) {
    const line = before.split("\n").length;
    return [{ severity: "error", file, line, ...frontMatterMessages.elsewhere(mark, before !== "") }];
  }
  if (unopened.test(text)) return [{ severity: "error", file, line: 1, ...frontMatterMessages.unopened }];
  if (!/^---[ \t]*\n[\s\S]*?^\w[\w-]*:/m.test(text) || !text.startsWith("---")) return [];
  return [{ severity: "error", file, line: 1, ...frontMatterMessages.unclosed }];
}
