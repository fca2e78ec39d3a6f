import { say } from "../config/say";
import type { Diagnostic } from "../lib/diagnostic";
import type { Bilingual, Wording } from "../text/diagnostics/bilingual";

/** YAML as it was parsed, with the lines of its fields. */
interface Yaml {
  readonly data: unknown;
  readonly lineOf: (field: string) => number | undefined;
}

/**
 * A YAML file whose outermost form is another than its reader's. Read all the same, it would be an empty file, or one with
 * an author named 0.
 * @param shape what the file has to be: a list, or fields with an entry each
 * @param wording says what was found, and what is expected
 * @returns nothing for the right form, and for a file that is empty
 */
export function shapeDiagnostics(
  { data, lineOf }: Yaml,
  file: string,
  shape: "list" | "fields",
  wording: (data: unknown) => Bilingual<Wording>,
): Diagnostic[] {
  const isEmpty = data === null || (typeof data === "object" && Object.keys(data).length === 0);
  const found = Array.isArray(data) ? "list" : typeof data === "object" ? "fields" : "text";
  if (isEmpty || found === shape) return [];
  const line = lineOf(Object.keys(Object(data))[0] ?? "") ?? 1;
  return [{ severity: "error", file, line, ...say(wording(data)) }];
}
