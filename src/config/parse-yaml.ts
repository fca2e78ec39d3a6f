import { isMap, isNode, isSeq, LineCounter, parseDocument, visit } from "yaml";
import { type Diagnostic, error } from "../lib/diagnostic";
import { yamlMessages } from "../text/diagnostics/content-messages";

export interface ParsedYaml {
  /** For malformed YAML, whatever can be recovered, so that one bad line does not lose the rest. */
  readonly data: unknown;
  readonly lineOf: (field: string) => number | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses YAML and records the line of every field. @param firstLine number of lines in the file before this YAML */
export function parseYaml(source: string, file: string, firstLine = 0): ParsedYaml {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const lines = source.split("\n");
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const fault = (line: number, reason: string, code: string): Diagnostic => {
    const text = (lines[line - 1] ?? "").trim();
    return error({ file, line: line + firstLine }, yamlMessages.malformed(reason, text, code), yamlHint(text));
  };
  const diagnostics = document.errors.map(({ pos, message, code }) => fault(lineAt(pos[0]), message, code));
  visit(document, {
    // Otherwise only `toJS()` notices, by throwing.
    Alias: (_, alias) => {
      if (alias.resolve(document) === undefined)
        diagnostics.push(fault(lineAt(alias.range?.[0] ?? 0), `*${alias.source}`, "UNKNOWN_ALIAS"));
    },
  });
  return {
    data: (diagnostics.length === 0 ? document.toJS() : withoutMistakes(source.trimEnd().split("\n"))) ?? {},
    /** Of the key at a dotted path, or of its deepest existing ancestor. */
    lineOf: (field) => {
      let node: unknown = document.contents;
      let line: number | undefined;
      for (const step of field.split(".")) {
        const pair = isMap(node) ? node.items.find(({ key }) => String(key) === step) : undefined;
        const found = isSeq(node) ? node.items[Number(step)] : pair?.key;
        if (!isNode(found) || !found.range) break;
        line = lineAt(found.range[0]) + firstLine;
        node = pair ? pair.value : found;
      }
      return line;
    },
    diagnostics,
  };
}

/** Parses malformed YAML without its bad lines, so that a page keeps its title and address while an author types. */
function withoutMistakes(lines: readonly string[], attempts = 6): unknown {
  const counter = new LineCounter();
  const document = parseDocument(lines.join("\n"), { lineCounter: counter, prettyErrors: false });
  const [error] = document.errors;
  try {
    if (error === undefined) return document.toJS();
  } catch {
    // Unresolved alias.
    return {};
  }
  // Unclosed brackets or quotes are reported past the last line.
  const wrong = Math.min(counter.linePos(error.pos[0]).line, lines.length) - 1;
  return attempts === 0 ? {} : withoutMistakes(lines.toSpliced(wrong, 1), attempts - 1);
}

/** Recognises the most common mistake, an unquoted value with a colon or a quote, and shows it quoted. */
function yamlHint(line: string): string {
  const field = /^([\w-]+):\s*(.+)$/.exec(line);
  if (!field) return yamlMessages.checkLine;
  return `${field[1]}: ${JSON.stringify((field[2] ?? "").replace(/^["']|["']$/g, ""))}`;
}
