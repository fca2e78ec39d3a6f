import { type BundledLanguage, bundledLanguages, bundledLanguagesInfo } from "shiki/langs";
import { nearest } from "../../lib/nearest";
import { words } from "../../lib/words";
import { articleText } from "../../text/article";

/** Names people write that Shiki does not have. */
const aliases: ReadonlyMap<string, string> = new Map(
  words(
    `golang=go python3=python starlark=python bazel=python h=c hpp=cpp cc=cpp cuda=cpp gradle=groovy octave=matlab
    fortran=fortran-free-form delphi=pascal vb.net=vb nasm=asm x86asm=asm systemverilog=system-verilog wat=wasm
    mysql=sql postgresql=sql pgsql=sql sqlite=sql svg=xml patch=diff conf=ini cfg=ini env=dotenv k8s=yaml
    kubernetes=yaml sshconfig=ssh-config terminal=console graphviz=dot mmd=mermaid`,
  ).map((alias) => alias.split("=") as [string, string]),
);

const plain: ReadonlySet<string> = new Set(["", ...words("text txt plain plaintext output ascii tree")]);

/** The language of a fence, in small letters, aliases of our own resolved; "" for plain text. */
export function normalizeLang(written: string): string {
  const lang = written.toLowerCase();
  return plain.has(lang) ? "" : (aliases.get(lang) ?? lang);
}

/** Whether Shiki can highlight it. */
export function isHighlighted(lang: string): lang is BundledLanguage {
  return Object.hasOwn(bundledLanguages, lang);
}

/** Whether it is what a terminal showed: commands after prompts, and their output. */
export function isSession(lang: string): boolean {
  return lang === "console" || lang === "shellsession";
}

/** Names by which readers know a language; ours, where Shiki's are others or too long. */
const names: ReadonlyMap<string, string> = new Map([
  ...bundledLanguagesInfo.flatMap(({ id, name, aliases: others = [] }) =>
    [id, ...others].map((key) => [key, name] as const),
  ),
  ...Object.entries({ bash: "Bash", sh: "Shell", zsh: "Zsh", asm: articleText.assembly }),
]);

/** What a reader calls a language: `cpp` is C++; "" for plain text. */
export function labelOfLang(lang: string): string {
  if (isSession(lang)) return articleText.session;
  return lang === "" ? "" : (names.get(lang) ?? lang);
}

/** The language an author most likely meant. */
export function nearestLang(lang: string): string | undefined {
  return nearest(lang, [...names.keys(), ...aliases.keys(), ...[...plain].filter((name) => name !== "")]);
}
