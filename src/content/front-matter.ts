import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { say } from "../config/say";
import type { Diagnostic } from "../lib/diagnostic";
import { yamlMessages } from "../text/diagnostics/yaml-messages";

export interface FrontMatter {
  /** The YAML as plain data, not validated. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Number of lines before the body. */
  readonly bodyLine: number;
  /** Line of a field in the file, counted from 1; nested fields are dotted. */
  readonly lineOf: (field: string) => number | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** The fields are matched lazily, so that empty front matter does not extend to the next rule in the text. */
const fence = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

/**
 * Splits a file into front matter and body. Parses YAML 1.2, so `2021-07-30` stays text and `no` is not a boolean.
 * @param text a file's text with `\n` line ends
 * @param file its path relative to the content folder, for diagnostics
 */
export function parseFrontMatter(text: string, file: string): FrontMatter {
  const match = fence.exec(text);
  if (!match) return { data: {}, body: text, bodyLine: 0, lineOf: () => undefined, diagnostics: unclosed(text, file) };
  const body = text.slice(match[0].length);
  const { data, lineOf, diagnostics } = parseYaml(match[1] ?? "", file, 1);
  return {
    data: asRecord(data),
    body,
    bodyLine: countLines(match[0]),
    lineOf,
    diagnostics: [...diagnostics, ...notAMap(data, file)],
  };
}

export interface ParsedYaml {
  readonly data: unknown;
  readonly lineOf: (field: string) => number | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Parses YAML and records the line of every field.
 * @param firstLine number of lines in the file before this YAML
 */
export function parseYaml(source: string, file: string, firstLine = 0): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine;
  const diagnostics = document.errors.map(
    (error): Diagnostic => ({
      severity: "error",
      file,
      line: lineAt(error.pos[0]),
      message: say(yamlMessages.malformed(error.message, lineText(source, error.pos[0]), error.code)),
      fix: yamlHint(lineText(source, error.pos[0])),
    }),
  );
  if (diagnostics.length > 0) return { data: {}, lineOf: () => undefined, diagnostics };
  return {
    data: document.toJS() ?? {},
    lineOf: (field) => {
      const offset = keyOffset(document.contents, field.split("."));
      return offset === undefined ? undefined : lineAt(offset);
    },
    diagnostics,
  };
}

/** Offset of the key at a dotted path, or of its deepest existing ancestor. */
function keyOffset(root: unknown, path: readonly string[]): number | undefined {
  let node = root;
  let offset: number | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === step);
      if (!pair) return offset;
      offset = isScalar(pair.key) ? pair.key.range?.[0] : offset;
      node = pair.value;
    } else {
      const items: unknown = node && typeof node === "object" && "items" in node ? node.items : undefined;
      node = Array.isArray(items) ? items[Number(step)] : undefined;
      const range: unknown = node && typeof node === "object" && "range" in node ? node.range : undefined;
      if (Array.isArray(range)) offset = range[0];
    }
  }
  return offset;
}

function unclosed(text: string, file: string): Diagnostic[] {
  if (!/^---[ \t]*\n[\s\S]*?^\w[\w-]*:/m.test(text) || !text.startsWith("---")) return [];
  return [
    {
      severity: "error",
      file,
      line: 1,
      ...say(yamlMessages.unclosed),
    },
  ];
}

function notAMap(data: unknown, file: string): Diagnostic[] {
  if (data !== null && typeof data === "object" && !Array.isArray(data)) return [];
  return [{ severity: "error", file, line: 2, ...say(yamlMessages.frontMatter(data)) }];
}

function asRecord(data: unknown): Record<string, unknown> {
  return data !== null && typeof data === "object" && !Array.isArray(data) ? (data as Record<string, unknown>) : {};
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}

function lineText(source: string, offset: number): string {
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  const end = source.indexOf("\n", offset);
  return source.slice(start, end < 0 ? undefined : end).trim();
}

/** Recognises the most common mistake, an unquoted value with a colon or a quote, and shows it quoted. */
function yamlHint(line: string): string {
  const field = /^([\w-]+):\s*(.+)$/.exec(line);
  if (!field) return say(yamlMessages.checkLine);
  return `${field[1]}: ${JSON.stringify((field[2] ?? "").replace(/^["']|["']$/g, ""))}`;
}
