import { parse } from "yaml";
import type { Values } from "./values";

/** Keys such as `{{date}}` of a template are no reason for a warning of the parser. */
const quiet = { logLevel: "error" } as const;

/** Whether a text is valid YAML for this site, and a map. */
export function isYamlMap(written: string): boolean {
  try {
    const data: unknown = parse(written, quiet);
    return data !== null && typeof data === "object" && !Array.isArray(data);
  } catch {
    return false;
  }
}

/** Like PyYAML, the last value of a repeated key counts. */
const repeated = { ...quiet, uniqueKeys: false } as const;

/** Reads invalid YAML line by line, as far as lines have the form `key: value`. */
export function yamlData(written: string): Values | null {
  const text = written.replaceAll("\t", "  ");
  try {
    const data: unknown = parse(text, repeated);
    return data === null || data === undefined
      ? {}
      : typeof data === "object" && !Array.isArray(data)
        ? { ...data }
        : null;
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
