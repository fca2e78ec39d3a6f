import { type BundledLanguage, bundledLanguages, bundledLanguagesInfo } from "shiki/langs";
import { nearest } from "../../lib/nearest";

/** Names people write that Shiki does not have. */
const aliases: ReadonlyMap<string, string> = new Map([
  ["golang", "go"],
  ["python3", "python"],
  ["starlark", "python"],
  ["bazel", "python"],
  ["h", "c"],
  ["hpp", "cpp"],
  ["cc", "cpp"],
  ["cuda", "cpp"],
  ["gradle", "groovy"],
  ["octave", "matlab"],
  ["fortran", "fortran-free-form"],
  ["delphi", "pascal"],
  ["vb.net", "vb"],
  ["nasm", "asm"],
  ["x86asm", "asm"],
  ["systemverilog", "system-verilog"],
  ["wat", "wasm"],
  ["mysql", "sql"],
  ["postgresql", "sql"],
  ["pgsql", "sql"],
  ["sqlite", "sql"],
  ["svg", "xml"],
  ["patch", "diff"],
  ["conf", "ini"],
  ["cfg", "ini"],
  ["env", "dotenv"],
  ["k8s", "yaml"],
  ["kubernetes", "yaml"],
  ["sshconfig", "ssh-config"],
  ["terminal", "console"],
  ["graphviz", "dot"],
  ["mmd", "mermaid"],
]);

const plain: ReadonlySet<string> = new Set(["", "text", "txt", "plain", "plaintext", "output", "ascii", "tree"]);

/** The language of a fence, in small letters, aliases of our own resolved; "" for plain text. */
export function normalizeLang(written: string): string {
  const lang = written.toLowerCase();
  return plain.has(lang) ? "" : (aliases.get(lang) ?? lang);
}

/** Whether Shiki can highlight it. */
export function isHighlighted(lang: string): lang is BundledLanguage {
  return Object.hasOwn(bundledLanguages, lang);
}

/** The language an author most likely meant. */
export function nearestLang(lang: string): string | undefined {
  const names = bundledLanguagesInfo.flatMap(({ id, aliases: others = [] }) => [id, ...others]);
  return nearest(lang, [...names, ...aliases.keys(), ...[...plain].filter((name) => name !== "")]);
}
