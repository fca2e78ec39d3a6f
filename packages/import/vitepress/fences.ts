import { metaTitle } from "../markdown/markdown-pieces";
import type { FenceText } from "../markdown/rewrite-tree";

const mark = /[ \t]*(?:\/\/|\/\*|#|<!--|--|;|%|\*)?[ \t]*\[!code\s+([^\]]+)\][ \t]*(?:\*\/|-->)?/;

/**
 * Converts a fence of VitePress: `js{1,3}`, `ts:line-numbers=5 {2}`, `js [a.js]`, and comments such
 * as `// [!code highlight]` in its code. Added, removed and focused lines are highlighted.
 */
export function vitePressFence(info: string, code: string, numbersLines: boolean): FenceText | null {
  const [, lang = "", options = ""] = /^([^\s{[:]*)(.*)$/.exec(info) ?? [];
  const ranges = /\{([\d\s,-]+)\}/.exec(options)?.[1];
  const numbered = /:line-numbers(?:=(\d+))?/.exec(options);
  const isNumbered = numbered !== null || (numbersLines && !options.includes(":no-line-numbers"));
  const title = /\[([^\]]+)\]/.exec(options.replace(/\{[^}]*\}/g, ""))?.[1];
  const marked = markedLines(code);
  const lines = [...new Set([...(ranges ?? "").split(",").map((range) => range.trim()), ...marked.lines])]
    .filter(Boolean)
    .join(",");
  const known = options
    .replace(/:no-line-numbers|:line-numbers(?:=\d+)?|:v-pre/g, "")
    .replace(/\{[\d\s,-]+\}/g, "")
    .replace(/\[[^\]]+\]/g, "")
    .trim();
  const parts = [
    lang.replace(/-vue$/, "") || (options.trim() === "" ? "" : "text"),
    title && metaTitle(title),
    lines && `{${lines}}`,
    isNumbered && (numbered?.[1] === undefined ? "showLineNumbers" : `showLineNumbers=${numbered[1]}`),
    known,
  ];
  const written = parts.filter(Boolean).join(" ");
  if (written === info && marked.code === code) return null;
  return { info: written, ...(marked.code !== code && { code: marked.code }) };
}

function markedLines(code: string): { readonly code: string; readonly lines: readonly string[] } {
  const kept: string[] = [];
  const lines = new Set<number>();
  for (const line of code.split("\n")) {
    const match = mark.exec(line);
    const rest = match ? line.slice(0, match.index) + line.slice(match.index + match[0].length) : line;
    const [, kind = "", count] = /^([a-z+-]+)(?::(\d+))?/.exec(match?.[1] ?? "") ?? [];
    // A comment on a line of its own marks the next line.
    const isAlone = match !== null && rest.trim() === "";
    if (!isAlone) kept.push(rest);
    if (match && kind !== "word") {
      const first = kept.length + (isAlone ? 1 : 0);
      for (let at = 0; at < Number(count ?? 1); at++) lines.add(first + at);
    }
  }
  return { code: kept.join("\n"), lines: [...lines].map(String) };
}
