import { recordOf } from "../data";
import type { Values } from "../values";
import { isYamlMap, yamlData } from "../yaml-data";

export interface HexoPage {
  readonly data: Values;
  /** The original YAML; null if it has to be rewritten. */
  readonly yaml: string | null;
  readonly body: string;
  /** Number of lines before the body. */
  readonly bodyLine: number;
}

/**
 * Separators of front matter: `---` around YAML or `;;;` around JSON. The JSON may lack its outer
 * braces, and the opening separator may be missing.
 */
const forms = [
  { end: "---", separator: /^---+[ \t]*$/m },
  { end: ";;;", separator: /^;;;+[ \t]*$/m },
];

/** Splits a Hexo file into front matter and text. */
export function readHexoPage(text: string): HexoPage {
  const normal = text.replace(/\r\n?/g, "\n");
  const opening = /^\s*(---+|;;;+)[ \t]*\n/.exec(normal);
  const isJson =
    opening?.[1]?.startsWith(";") ?? firstOf(normal, forms[1]?.separator) < firstOf(normal, forms[0]?.separator);
  const rest = normal.slice(opening?.[0].length ?? 0);
  const separator = (isJson ? forms[1] : forms[0])?.separator.exec(rest);
  const written = separator ? rest.slice(0, separator.index) : "";
  const dataOf = isJson ? jsonData : yamlData;
  const data = separator ? dataOf(written) : null;
  // Without an opening separator, the text above a thematic break looks like front matter, so it
  // counts only if it contains fields.
  if (!separator || data === null || (!opening && Object.keys(data).length === 0)) {
    return { data: {}, yaml: null, body: normal, bodyLine: 0 };
  }
  const body = rest.slice(separator.index + separator[0].length).replace(/^\n/, "");
  const bodyLine = normal.slice(0, normal.length - body.length).split("\n").length - 1;
  return { data, yaml: !isJson && isYamlMap(written) ? written.replace(/\n$/, "") : null, body, bodyLine };
}

function firstOf(text: string, pattern: RegExp | undefined): number {
  const index = pattern === undefined ? -1 : text.search(pattern);
  return index < 0 ? Number.POSITIVE_INFINITY : index;
}

function jsonData(written: string): Values | null {
  const trimmed = written.trim().replace(/,$/, "");
  try {
    return recordOf(JSON.parse(trimmed.startsWith("{") ? trimmed : `{${trimmed}}`));
  } catch {
    return null;
  }
}
