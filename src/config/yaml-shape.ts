import type { Diagnostic, Wording } from "../lib/diagnostic";

/** Parsed YAML, with the lines of its fields. */
interface Yaml {
  readonly data: unknown;
  readonly lineOf: (field: string) => number | undefined;
}

/**
 * Reports a YAML file whose top level has the wrong shape. Read anyway, it would count as empty, or yield an author named 0.
 * @param shape expected top level: a list, or a mapping
 * @param wording builds the message from the shape found
 * @returns no diagnostics for the right shape or an empty file
 */
export function shapeDiagnostics(
  { data, lineOf }: Yaml,
  file: string,
  shape: "list" | "fields",
  wording: (data: unknown) => Wording,
): Diagnostic[] {
  const isEmpty = data === null || (typeof data === "object" && Object.keys(data).length === 0);
  const found = Array.isArray(data) ? "list" : typeof data === "object" ? "fields" : "text";
  if (isEmpty || found === shape) return [];
  const line = lineOf(Object.keys(Object(data))[0] ?? "") ?? 1;
  return [{ severity: "error", file, line, ...wording(data) }];
}
