import { parse } from "yaml";
import type { Values } from "./values";

/** Silences the parser's warnings about keys such as `{{date}}` in templates. */
const quiet = { logLevel: "error" } as const;

/** Returns whether a string is a YAML map that this site can read. */
export function isYamlMap(written: string): boolean {
  try {
    const data: unknown = parse(written, quiet);
    return data !== null && typeof data === "object" && !Array.isArray(data);
  } catch {
    return false;
  }
}

/** As in PyYAML, the last value of a repeated key counts. */
const repeated = { ...quiet, uniqueKeys: false } as const;

/**
 * Parses a YAML map. If the YAML is invalid, it is read line by line, and only lines such as
 * `key: value` count.
 * @returns {} for empty YAML; null for YAML that is not a map
 */
export function yamlData(written: string): Values | null {
  const text = written.replaceAll("\t", "  ");
  try {
    const data: unknown = parse(text, repeated);
    if (data === null || data === undefined) return {};
    return typeof data === "object" && !Array.isArray(data) ? { ...data } : null;
  } catch {
    const lines = [...text.matchAll(/^([\w.-]+):[ \t]*(.*)$/gm)].map(([, key = "", value = ""]) => [
      key,
      lenient(value),
    ]);
    return lines.length === 0 ? null : Object.fromEntries(lines);
  }
}

function lenient(value: string): unknown {
  try {
    return parse(value, quiet);
  } catch {
    return value.trim().replace(/^["']|["']$/g, "");
  }
}
