import { createHighlighterCore, type HighlighterCore } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { type BundledLanguage, bundledLanguages, bundledLanguagesInfo } from "shiki/langs";
import { escapeHtml } from "../../lib/escape-html";
import { words } from "../../lib/lists";
import { misspelt } from "../../lib/nearest";
import { articleText } from "../../text/texts";
import { admonitionKind } from "../elements/admonition";

/** TextMate scopes of code tokens, by the class that they get. The more specific scope wins. */
const tokenScopes = {
  "t-comment": "comment punctuation.definition.comment string.quoted.docstring",
  "t-string": "string punctuation.definition.string markup.inline.raw constant.character.escape string.regexp",
  "t-constant": `constant.numeric constant.language constant.character constant.other variable.other.constant
    support.constant keyword.other.unit`,
  "t-keyword": "keyword storage variable.language punctuation.definition.keyword entity.name.tag.yaml.doc",
  "t-function":
    "entity.name.function support.function meta.function-call.generic entity.name.command entity.name.section",
  "t-type": `entity.name.type entity.name.class entity.name.namespace entity.other.inherited-class support.type
    support.class storage.type.primitive`,
  "t-property": "support.type.property-name meta.object-literal.key entity.name.tag.yaml variable.other.property.ts",
  "t-tag": "entity.name.tag entity.other.attribute-name.class entity.other.attribute-name.id",
  "t-attribute": "entity.other.attribute-name",
  "t-inserted": "markup.inserted punctuation.definition.inserted",
  "t-deleted": "markup.deleted punctuation.definition.deleted",
  "t-meta": "meta.diff meta.preprocessor keyword.control.directive entity.name.function.preprocessor meta.separator",
  "t-heading": "markup.heading entity.name.section.markdown",
  "t-strong": "markup.bold",
  "t-link": "markup.underline.link string.other.link",
} as const;

/**
 * Scopes that get no class, even if a broader or enclosing scope has one. Their tokens have the
 * colour of plain text and need no element.
 */
const plainScopes = words(
  `keyword.operator storage.modifier.pointer storage.modifier.reference variable.parameter
  variable.other.normal.shell punctuation.definition.variable variable.other.env punctuation.definition.tag
  punctuation.section.embedded punctuation.definition.list punctuation.separator.prompt markup.italic`,
);

/** All classes of tokens. */
export const tokenClasses = Object.keys(tokenScopes) as (keyof typeof tokenScopes)[];

const foreground = "#FFFFFF";

/**
 * Returns the colour that stands for a class. Shiki returns colours, but the site needs classes, so
 * the theme's colours are indices: `#000003` is the class at index 3.
 */
const colorOf = (index: number) => `#${index.toString(16).padStart(6, "0").toUpperCase()}`;
const classOfColor: ReadonlyMap<string | undefined, string> = new Map(
  tokenClasses.map((name, index) => [colorOf(index), name]),
);
const theme = {
  name: "classes",
  type: "light" as const,
  fg: foreground,
  bg: foreground,
  settings: [
    { scope: plainScopes, settings: { foreground } },
    ...tokenClasses.map((name, index) => ({
      scope: words(tokenScopes[name]),
      settings: { foreground: colorOf(index) },
    })),
  ],
};

let shared: Promise<HighlighterCore> | undefined;

/**
 * Returns the HTML of each line of code. Tokens are `<span class="t-…">`. Adjacent tokens of the
 * same class are merged, and plain text has no element.
 */
export async function highlightLines(code: string, lang: BundledLanguage): Promise<string[]> {
  // All articles share one highlighter. It loads a language when an article first needs it.
  shared ??= createHighlighterCore({ themes: [theme], langs: [], engine: createOnigurumaEngine(import("shiki/wasm")) });
  const highlighter = await shared;
  if (!highlighter.getLoadedLanguages().includes(lang)) await highlighter.loadLanguage(bundledLanguages[lang]);
  // Shiki's limit of half a second per line would make the result depend on the machine's load.
  return highlighter.codeToTokensBase(code, { lang, theme: theme.name, tokenizeTimeLimit: 0 }).map((tokens) => {
    const runs: { name?: string | undefined; text: string }[] = [{ text: "" }];
    for (const { content, color } of tokens) {
      const name = classOfColor.get(color?.toUpperCase());
      const last = runs.at(-1);
      // Whitespace shows no colour, so it joins the preceding run.
      if (last && (name === last.name || content.trim() === "")) last.text += content;
      else runs.push({ name, text: content });
    }
    const html = ({ name, text }: (typeof runs)[number]) =>
      name && text ? `<span class="${name}">${escapeHtml(text)}</span>` : escapeHtml(text);
    return runs.map(html).join("");
  });
}

/** Language names that authors write, with Shiki's names. Shiki lacks most of them. */
const aliases: ReadonlyMap<string, string> = new Map(
  words(
    `golang=go python3=python starlark=python bazel=python h=c hpp=cpp cc=cpp cuda=cpp gradle=groovy octave=matlab
    fortran=fortran-free-form delphi=pascal vb.net=vb nasm=asm x86asm=asm systemverilog=system-verilog wat=wasm
    mysql=sql postgresql=sql pgsql=sql sqlite=sql svg=xml patch=diff conf=ini cfg=ini env=dotenv k8s=yaml
    kubernetes=yaml sshconfig=ssh-config terminal=console pycon=python pyrepl=python python-repl=python pwsh=powershell`,
  ).map((alias) => alias.split("=") as [string, string]),
);

const plain: ReadonlySet<string> = new Set(["", ...words("text txt plain plaintext output ascii ansi tree")]);

/**
 * Returns the language of a fence in lower case, with the site's aliases resolved; "" for plain
 * text.
 */
export function normalizeLang(name: string): string {
  const lang = name.toLowerCase();
  return plain.has(lang) ? "" : (aliases.get(lang) ?? lang);
}

/** Returns whether Shiki can highlight a language. */
export function isHighlighted(lang: string): lang is BundledLanguage {
  return Object.hasOwn(bundledLanguages, lang);
}

/** Returns whether a language is a terminal session: commands after prompts, and their output. */
export function isSession(lang: string): boolean {
  return lang === "console" || lang === "shellsession";
}

/** Display names of languages: Shiki's, except those that are uncommon or too long. */
const names: ReadonlyMap<string, string> = new Map([
  ...bundledLanguagesInfo.flatMap(({ id, name, aliases = [] }) => [id, ...aliases].map((key) => [key, name] as const)),
  ...Object.entries({ bash: "Bash", sh: "Shell", zsh: "Zsh", asm: articleText.assembly }),
]);

/** Returns the display name of a language, such as C++ for `cpp`; "" for plain text. */
export function labelOfLang(lang: string): string {
  if (isSession(lang)) return articleText.session;
  return lang === "" ? "" : (names.get(lang) ?? lang);
}

/**
 * What to write here, by the language of a fence that other programs draw or convert. For example,
 * Typora draws `flow` and `sequence`, and MyST converts `tab-set` and `figure`.
 */
const foreignNames: ReadonlyMap<string, string> = new Map(
  words(
    `flow=mermaid flowchart=mermaid sequence=mermaid seq=mermaid gantt=mermaid d2=mermaid plantuml=mermaid
    puml=mermaid nomnoml=mermaid markmap=mermaid chart=plot charts=plot chartjs=plot echarts=plot vega=plot
    vega-lite=plot tabs=::::tabs tab-set=::::tabs code-group=::::tabs
    figure=![](./img/a.png) image=![](./img/a.png) admonition=:::note`,
  ).map((pair) => pair.split(/=(.*)/s) as [string, string]),
);

/**
 * Returns what an author most likely meant by the unknown language of a fence: another language, or
 * syntax such as `:::note`. Returns undefined if no name is similar.
 * @param others languages that are valid besides the highlighted ones
 */
export function meantByLang(lang: string, others: readonly string[]): string | undefined {
  const admonition = lang.replace(/^ad-/, "");
  if (admonitionKind(admonition)) return `:::${admonition}`;
  const plainNames = [...plain].filter((name) => name !== "");
  return foreignNames.get(lang) ?? misspelt(lang, [...names.keys(), ...aliases.keys(), ...others, ...plainNames]);
}
