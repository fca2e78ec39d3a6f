import { metaTitle } from "../markdown/markdown-pieces";
import type { FenceText } from "../markdown/rewrite-tree";

/** Matches a comment that marks a word. It is removed, because this site does not mark words. */
const wordMark = /[ \t]*(?:\/\/|\/\*|#|<!--|--|;|%|\*)?[ \t]*\[!code\s+word:[^\]]+\][ \t]*(?:\*\/|-->)?/;

/**
 * Converts a VitePress fence: `js{1,3}`, `ts:line-numbers=5 {2}`, `js [a.js]`. Comments such as `//
 * [!code ++]` in its code stay, because this site supports them too.
 * @param numbersLines whether fences show line numbers by default
 * @returns the new fence, or null if nothing changes
 */
export function vitePressFence(info: string, code: string, numbersLines: boolean): FenceText | null {
  const [, lang = "", options = ""] = /^([^\s{[:]*)(.*)$/.exec(info) ?? [];
  const ranges = /\{([\d\s,-]+)\}/.exec(options)?.[1];
  const numbered = /:line-numbers(?:=(\d+))?/.exec(options);
  const isNumbered = numbered !== null || (numbersLines && !options.includes(":no-line-numbers"));
  const title = /\[([^\]]+)\]/.exec(options.replace(/\{[^}]*\}/g, ""))?.[1];
  const known = options
    .replace(/:no-line-numbers|:line-numbers(?:=\d+)?|:v-pre/g, "")
    .replace(/\{[\d\s,-]+\}/g, "")
    .replace(/\[[^\]]+\]/g, "")
    .trim();
  const parts = [
    lang.replace(/-vue$/, "") || (options.trim() === "" ? "" : "text"),
    title && metaTitle(title),
    ranges && `{${ranges.replace(/\s+/g, "")}}`,
    isNumbered && (numbered?.[1] === undefined ? "showLineNumbers" : `showLineNumbers=${numbered[1]}`),
    known,
  ];
  const written = parts.filter(Boolean).join(" ");
  const shown = withoutWordMarks(code);
  if (written === info && shown === code) return null;
  return { info: written, ...(shown !== code && { code: shown }) };
}

function withoutWordMarks(code: string): string {
  const lines = code.split("\n").flatMap((line) => {
    const kept = line.replace(wordMark, "");
    return kept !== line && kept.trim() === "" ? [] : [kept];
  });
  return lines.join("\n");
}
