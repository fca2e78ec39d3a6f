import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import type { Diagnostic } from "../lib/diagnostic";
import { yamlMessages } from "../text/diagnostics/yaml-messages";
import { say } from "./say";

export interface ParsedYaml {
  /** Of malformed YAML as much as can be told, so that one wrong line does not make everything else unknown. */
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
  const [wrong] = document.errors;
  const diagnostics = document.errors.map(
    (error): Diagnostic => ({
      severity: "error",
      file,
      line: lineAt(error.pos[0]),
      message: say(yamlMessages.malformed(error.message, lineText(source, error.pos[0]), error.code)),
      fix: yamlHint(lineText(source, error.pos[0])),
    }),
  );
  return {
    data: (wrong === undefined ? document.toJS() : withoutMistakes(source, wrong.pos[0])) ?? {},
    lineOf: (field) => {
      const offset = keyOffset(document.contents, field.split("."));
      return offset === undefined ? undefined : lineAt(offset);
    },
    diagnostics,
  };
}

/**
 * What malformed YAML says without the lines that are wrong: while an author types, the page keeps its title and address.
 * @param wrong the offset of the first mistake
 */
function withoutMistakes(source: string, wrong: number, attempts = 5): unknown {
  // What is not closed is noticed at the end of the text, behind its last line.
  const at = Math.min(wrong, source.trimEnd().length);
  const start = source.lastIndexOf("\n", at - 1) + 1;
  const end = source.indexOf("\n", at);
  const rest = source.slice(0, start) + (end < 0 ? "" : source.slice(end + 1));
  const document = parseDocument(rest, { prettyErrors: false });
  const [error] = document.errors;
  if (error === undefined) return document.toJS();
  return rest === source || attempts === 0 ? {} : withoutMistakes(rest, error.pos[0], attempts - 1);
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
