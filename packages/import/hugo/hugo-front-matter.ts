import { parse as parseToml } from "smol-toml";
import { recordOf } from "../data";
import type { Values } from "../values";
import { isYamlMap, yamlData } from "../yaml-data";

export interface HugoPage {
  /** Keys in lower case, as Hugo reads them. */
  readonly data: Values;
  /** The same data with the original keys. */
  readonly written: Values;
  /** The original YAML; null if the front matter has to be rewritten, or if there is none. */
  readonly yaml: string | null;
  readonly body: string;
  /** Number of lines before the body. */
  readonly bodyLine: number;
}

/** Splits a Hugo file into front matter (YAML, TOML or JSON) and text. */
export function readHugoPage(text: string): HugoPage {
  const normal = text.replace(/\r\n?/g, "\n").replace(/^\s+(?=---|\+\+\+|\{)/, "");
  const fenced = /^(---|\+\+\+)[ \t]*\n(?:([\s\S]*?)\n)??\1[ \t]*(?:\n|$)/.exec(normal);
  if (fenced) {
    const [whole, mark, written = ""] = fenced;
    const page = { body: normal.slice(whole.length), bodyLine: whole.split("\n").length - 1 };
    const data = mark === "+++" ? tomlData(written) : (yamlData(written) ?? {});
    const yaml = mark === "---" && isYamlMap(written) ? written : null;
    return { ...page, data: lowerKeys(data), written: data, yaml };
  }
  const end = normal.startsWith("{") ? jsonEnd(normal) : 0;
  if (end === 0) return { data: {}, written: {}, yaml: null, body: normal, bodyLine: 0 };
  const body = normal.slice(end).replace(/^[ \t]*\n/, "");
  const bodyLine = normal.slice(0, normal.length - body.length).split("\n").length - 1;
  const data = recordOf(JSON.parse(normal.slice(0, end)));
  return { data: lowerKeys(data), written: data, yaml: null, body, bodyLine };
}

/** Parses TOML; empty for invalid TOML. */
export function tomlData(written: string): Values {
  try {
    return recordOf(parseToml(written));
  } catch {
    return {};
  }
}

/** Converts the keys of a map and of nested maps to lower case. */
export function lowerKeys(value: unknown): Values {
  return Object.fromEntries(Object.entries(recordOf(value)).map(([key, item]) => [key.toLowerCase(), lowered(item)]));
}

function lowered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowered);
  return value !== null && typeof value === "object" && !(value instanceof Date) ? lowerKeys(value) : value;
}

/** Returns the end of the JSON object at the start of a string; 0 if there is none. */
function jsonEnd(text: string): number {
  for (let end = text.indexOf("}"); end >= 0; end = text.indexOf("}", end + 1)) {
    try {
      JSON.parse(text.slice(0, end + 1));
      return end + 1;
    } catch {
      // This brace is inside the object.
    }
  }
  return 0;
}
