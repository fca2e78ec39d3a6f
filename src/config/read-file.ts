import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Scalar, visit } from "yaml";
import { type Diagnostic, error, errorMessage, warning } from "../lib/diagnostic";
import { fileMessages, frontMatterMessages, yamlMessages } from "./messages";
import { findSlip } from "./yaml-slips";

interface YamlOptions {
  /** Number of lines in the file before this YAML. */
  readonly firstLine?: number;
  /**
   * Whether an author wrote the YAML as content. Then a number stays text if its digits would be
   * lost (`1.10`, `007`), and parts that YAML does not read as text are reported.
   */
  readonly isContent?: boolean;
}

/** Parses YAML, reports its problems, and finds the lines of its fields. */
export function parseYaml(source: string, file: string, { firstLine = 0, isContent = false }: YamlOptions = {}) {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false, logLevel: "error" });
  const lines = source.split("\n");
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const lastLine = source.trimEnd().split("\n").length;
  const fault = (lineNumber: number, reason: string, code: string): Diagnostic => {
    // The parser reports an unclosed bracket or quote past the last line, so the last line is used.
    const reported = Math.min(lineNumber, lastLine);
    const slip = findSlip(lines, reported, code);
    const line = slip?.line ?? reported;
    const text = (lines[line - 1] ?? "").trim();
    const place = { file, line: line + firstLine };
    const wording =
      slip === null
        ? { message: yamlMessages.malformed(reason, text, code), fix: yamlHint(text, code) }
        : { message: yamlMessages.malformed(slip.reason, text), fix: slip.fix };
    return { ...error(place, wording), isCause: true };
  };
  // Only the first error is reported, because the parser often reports the
  // same error several times.
  const diagnostics = document.errors.slice(0, 1).map(({ pos, message, code }) => fault(lineAt(pos[0]), message, code));
  const aliases = new Set<string>();
  visit(document, { Alias: (_, { source: name }) => void aliases.add(name) });
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isContent || !isScalar(key) || !isScalar(value)) return;
      const field = String(key.value);
      const place = { file, line: lineAt(value.range?.[0] ?? 0) + firstLine };
      for (const wording of unreadParts(field, value, aliases))
        diagnostics.push({ severity: "warning", ...place, field, ...wording });
    },
    Scalar: (_, scalar) => {
      const { value, source: digits } = scalar;
      if (isContent && typeof value === "number" && digits !== undefined && String(value) !== digits)
        scalar.value = digits;
    },
    // Reports an unresolved alias here, because `toJS()` would throw.
    Alias: (_, alias) => {
      if (alias.resolve(document) === undefined)
        diagnostics.push(fault(lineAt(alias.range?.[0] ?? 0), `*${alias.source}`, "UNKNOWN_ALIAS"));
    },
  });
  let data: unknown;
  try {
    const isWhole = diagnostics.every(({ severity }) => severity === "warning");
    data = isWhole ? document.toJS() : withoutMistakes(source.trimEnd().split("\n"));
  } catch (failure) {
    // The parser throws rather than expand nested aliases that would exhaust the memory.
    diagnostics.push(fault(1, errorMessage(failure), "EXPANSION"));
  }
  return {
    /** The parsed data. For malformed YAML, the part that can be recovered. */
    data: data ?? {},
    /**
     * Returns the line of the key at a dotted path, or of its closest ancestor that exists;
     * undefined if there is none.
     */
    lineOf: (field: string): number | undefined => {
      let node: unknown = document.contents;
      let line: number | undefined;
      for (const step of field.split(".")) {
        const pair = isMap(node) ? node.items.find(({ key }) => String(key) === step) : undefined;
        const child = isSeq(node) ? node.items[Number(step)] : pair?.key;
        if (!isNode(child) || !child.range) break;
        line = lineAt(child.range[0]) + firstLine;
        node = pair ? pair.value : child;
      }
      return line;
    },
    diagnostics,
  };
}

/**
 * Parses malformed YAML without the lines that cause errors, so that a page keeps its title and
 * address while its author types.
 * @param attempts maximum number of lines to remove
 * @returns the parsed data; an empty object if the YAML is still malformed
 */
function withoutMistakes(lines: readonly string[], attempts = 6): unknown {
  const counter = new LineCounter();
  const document = parseDocument(lines.join("\n"), { lineCounter: counter, prettyErrors: false, logLevel: "error" });
  const [error] = document.errors;
  try {
    if (error === undefined) return document.toJS();
  } catch {
    // An alias is unresolved, or nested aliases would exhaust the memory.
    return {};
  }
  // The parser reports unclosed brackets or quotes past the last line, so the last line is used.
  const wrong = Math.min(counter.linePos(error.pos[0]).line, lines.length) - 1;
  return attempts === 0 ? {} : withoutMistakes(lines.toSpliced(wrong, 1), attempts - 1);
}

/**
 * Reports the parts of a value that YAML does not read as text: a comment that may be a tag, an
 * unused anchor, or a YAML tag.
 */
function unreadParts(field: string, { value, type, comment, anchor, tag }: Scalar, aliases: ReadonlySet<string>) {
  const read = value === null ? "" : String(value);
  // Comments usually have a space after `#`. Without the space, the author probably meant a tag:
  // `学习 #标签`.
  const isTag = type === "PLAIN" && comment && !/^\s/.test(comment);
  const ownTag = tag && /^!(?!!)/.test(tag) ? decodeURI(tag) : undefined;
  const name = anchor && !aliases.has(anchor) ? `&${anchor}` : ownTag;
  return [
    ...(isTag ? [frontMatterMessages.comment(field, read, comment)] : []),
    ...(name ? [frontMatterMessages.notText(field, read, name)] : []),
  ];
}

/**
 * Returns the fix for a malformed line: the corrected line for the most common
 * errors, otherwise advice.
 */
function yamlHint(line: string, code: string): string {
  const [, field, value = ""] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
  if (code === "DUPLICATE_KEY") return yamlMessages.twice;
  if (field === undefined || value.startsWith("{")) return yamlMessages.checkLine;
  if (code === "TAB_AS_INDENT") return line;
  const isList = /^\[[^\]]*\]?$/.test(value);
  return `${field}: ${isList ? listHint(value) : quoted(withoutQuotes(value))}`;
}

function listHint(list: string): string {
  const items = list.replace(/^\[|\]$/g, "").split(/,\s*/);
  return `[${items.map((item) => (/^[\p{L}\p{N}][^:#"'{}[\]]*$/u.test(item) ? item : quoted(withoutQuotes(item)))).join(", ")}]`;
}

/** Removes the quotes around a string, or an opening quote that is never closed. */
function withoutQuotes(text: string): string {
  const [, around] = /^(["'])[^"']*\1?$/.exec(text) ?? [];
  return around === undefined ? text : text.replace(/^["']|["']$/g, "");
}

function quoted(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
}

/**
 * Size in bytes above which a text file is reported. Larger files are almost always logs or data
 * that somebody added by accident, and their pages would be too large to load.
 */
const largeFileBytes = 1024 * 1024;

/**
 * Reads a UTF-8 text file with any line endings, with or without a byte order mark.
 * @param file the path for diagnostics
 * @returns the text, bytes and diagnostics; the text is "" if the file cannot be read or is not
 * UTF-8
 * @throws Error if the file does not exist
 */
export function readTextFile(absolutePath: string, file: string) {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(absolutePath);
  } catch (failure) {
    const { code = "" } = failure as NodeJS.ErrnoException;
    if (code === "ENOENT") throw failure;
    const unreadable: Diagnostic = { severity: "error", file, isCause: true, ...fileMessages.unreadable(code) };
    return { text: "", bytes: new Uint8Array(), diagnostics: [unreadable] };
  }
  return { bytes, ...decodeText(bytes, file) };
}

/**
 * Decodes a file's bytes. Warns of a file larger than `largeFileBytes`.
 * @returns the text with `\n` line endings and without a byte order mark; "" and a diagnostic if
 * the bytes are not UTF-8
 */
export function decodeText(bytes: Uint8Array, file: string) {
  const { message, fix } = fileMessages.large((bytes.byteLength / 1024 / 1024).toFixed(1));
  const diagnostics = bytes.byteLength > largeFileBytes ? [warning({ file }, message, fix)] : [];
  if (!isUtf8(bytes)) return { text: "", diagnostics: [...diagnostics, notUtf8(bytes, file)] };
  return { text: new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n"), diagnostics };
}

/**
 * Reports the first bytes that are not UTF-8. Compares bytes, because the decoder replaces invalid
 * bytes with �, which valid text may contain too.
 */
function notUtf8(bytes: Uint8Array, file: string): Diagnostic {
  let before = "";
  for (const part of new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes).split("�")) {
    before += part;
    const at = Buffer.byteLength(before);
    if (Buffer.from(bytes.subarray(at, at + 3)).toString("hex") !== "efbfbd") break;
    before += "�";
  }
  const at = Buffer.byteLength(before);
  // Some Windows programs save files as UTF-16 with a byte order mark when the user chooses
  // "Unicode", so the message names UTF-16.
  const encoding = /^(?:fffe|feff)/.test(Buffer.from(bytes.subarray(0, 2)).toString("hex")) ? "UTF-16" : undefined;
  const shown = Array.from(bytes.subarray(at, at + 2), (byte) => byte.toString(16).padStart(2, "0")).join(" ");
  return {
    severity: "error",
    file,
    line: before.split("\n").length,
    isCause: true,
    ...fileMessages.notUtf8(shown, at, basename(file), encoding),
  };
}
