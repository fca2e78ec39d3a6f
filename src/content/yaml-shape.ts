import type { Diagnostic } from "../lib/diagnostic";

/** YAML as it was parsed, with the lines of its fields. */
interface Yaml {
  readonly data: unknown;
  readonly lineOf: (field: string) => number | undefined;
}

/** What a YAML file of the site has to be: a list, or fields with an entry each. */
interface ExpectedShape {
  readonly shape: "list" | "fields";
  /** What it is in words, for the message: `a list of friends`. */
  readonly name: string;
  /** What to write instead. */
  readonly fix: string;
}

/**
 * A YAML file whose outermost form is another than its reader's. Read on, it would be an empty file, or one with an author
 * named 0.
 * @returns nothing for the right form, and for a file that is empty
 */
export function shapeDiagnostics({ data, lineOf }: Yaml, file: string, expected: ExpectedShape): Diagnostic[] {
  const isEmpty = data === null || (typeof data === "object" && Object.keys(data).length === 0);
  const shape = Array.isArray(data) ? "list" : typeof data === "object" ? "fields" : "text";
  if (isEmpty || shape === expected.shape) return [];
  const line = lineOf(Object.keys(Object(data))[0] ?? "") ?? 1;
  return [{ severity: "error", file, line, message: `is ${yamlShape(data)}, not ${expected.name}`, fix: expected.fix }];
}

/** What data is, in words: `a list`, `fields (friends)`, `"text"`. */
export function yamlShape(data: unknown): string {
  if (Array.isArray(data)) return "a list";
  if (data === null || typeof data !== "object") return JSON.stringify(data);
  return `fields (${Object.keys(data).slice(0, 3).join(", ")})`;
}
