import { recordOf, stringOf } from "../data";
import { answersKey } from "../evaluate/plain-data";

/**
 * Returns a function that applies `rewrites` to a path below the source folder. `rewrites` contains
 * patterns, `{ "packages/:pkg/src/:rest*": ":pkg/:rest*" }`, or the results of a function.
 */
export function rewriter(rewrites: unknown): (path: string) => string {
  const answers = recordOf(rewrites)[answersKey];
  if (answers !== undefined) return (path) => stringOf(recordOf(answers)[path]) ?? path;
  const rules = Object.entries(recordOf(rewrites)).flatMap(([from, to]) =>
    typeof to === "string" ? [ruleOf(from, to)] : [],
  );
  return (path) => {
    for (const rule of rules) {
      const rewritten = rule(path);
      if (rewritten !== null) return rewritten;
    }
    return path;
  };
}

const word = /:(\w+)(\([^)]*\))?([*+?])?/g;

function ruleOf(from: string, to: string): (path: string) => string | null {
  const names: string[] = [];
  let source = "";
  let at = 0;
  for (const match of from.matchAll(word)) {
    const [written, name = "", pattern, modifier] = match;
    names.push(name);
    const usual = { "*": "(.*)", "+": "(.+)" }[modifier ?? ""] ?? "([^/]+)";
    const before = literal(from.slice(at, match.index));
    // The slash before an optional segment is optional too.
    source += modifier === "?" ? `${before.replace(/\/$/, "/?")}${pattern ?? usual}?` : before + (pattern ?? usual);
    at = match.index + written.length;
  }
  const regexp = new RegExp(`^${source}${literal(from.slice(at))}$`);
  return (path) => {
    const match = regexp.exec(path);
    if (!match) return null;
    return to.replace(word, (_, name: string) => match[names.indexOf(name) + 1] ?? "");
  };
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
