import type { Diagnostic } from "./diagnostic";

/** What differs between two messages about the same mistake: what is in quotes, addresses, paths, elements, code, numbers. */
const particulars =
  /"(?:[^"\\]|\\.)*"|https?:\/\/[^\s，。；：（）]*|<[^>]*>|\{[^}]*\}|\.{0,2}\/[^\s，。；：（）]*|[\w%-]+(?:[./][\w%-]+)+|:::\w+|\d+/g;

/** Groups diagnostics that report the same mistake, in the order in which each kind comes first. */
export function diagnosticKinds(diagnostics: readonly Diagnostic[]): Diagnostic[][] {
  const kinds = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { severity, message, field = "" } = diagnostic;
    const key = JSON.stringify([severity, field.replace(/\d+/g, ""), message.replace(particulars, "…")]);
    const kind = kinds.get(key);
    if (kind) kind.push(diagnostic);
    else kinds.set(key, [diagnostic]);
  }
  return [...kinds.values()];
}
