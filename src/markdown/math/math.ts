import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import katex, { type KatexOptions } from "katex";
// Adds `\ce` and `\pu` for chemistry.
import "katex/contrib/mhchem";
import { mathMessages } from "../../config/messages";
import { errorMessage } from "../../lib/diagnostic";
import { escapeHtml } from "../../lib/escape-html";
import { readingText } from "../../text/texts";
import { type ArticleContext, type Macros, reportError, reportWarning, type Slot } from "../model/article-context";
import type { RenderedSlot } from "../model/types";

/**
 * Renders a formula as MathML, which browsers display without KaTeX's styles and fonts. A formula
 * that only defines commands has no HTML.
 */
export function mathFormula({ value, display, line }: Slot & { kind: "math" }, context: ArticleContext): RenderedSlot {
  if (!display && isProse(value)) reportWarning(context, line, mathMessages.prose(value));
  const math = toMathMl(value, display, line, context);
  const text = math.startsWith("<math") ? formulaText(math) : value;
  if (text === "" && value.search(definition) >= 0) return { kind: "block", text, html: "" };
  const html = display
    ? `<div class="math-block" tabindex="0" role="group" aria-label="${readingText.formula}">${math}</div>`
    : `<span class="math-inline">${math}</span>`;
  return { kind: display ? "block" : "inline", text, tex: value, html };
}

/**
 * Returns true if a formula is probably prose, as in `用$HOME或$PATH`: if it contains Chinese
 * characters outside `\text{…}`, similar commands, subscripts and superscripts, or if it contains
 * two words in a row and none of `\^_=<>+`.
 */
export function isProse(tex: string): boolean {
  const bare = tex.replace(/\\(?:text|mbox|textrm|textbf|operatorname)\s*\{[^}]*\}/g, "");
  const outside = bare.replace(/[_^]\s*\{[^{}]*\}/g, "");
  return /\p{Script=Han}/u.test(outside) || (/[a-z]{2,}[\s/:]+[a-z]{2,}/i.test(bare) && !/[\\^_=<>+]/.test(bare));
}

/**
 * The maximum length and brace depth of a formula. Nobody types a longer one, and thousands of
 * braces keep KaTeX busy for minutes.
 */
const longest = 10_000;
const deepest = 100;

/** Commands of which KaTeX shows only the name, because its option `trust` is not set. */
const unsupportedCommands: readonly (readonly [fix: keyof typeof mathMessages.commandFixes, pattern: RegExp])[] = [
  ["link", /\\(?:href|url)(?![a-z])/i],
  ["picture", /\\includegraphics(?![a-z])/],
  ["html", /\\html(?:Class|Id|Style|Data)(?![a-z])/],
];

function toMathMl(value: string, displayMode: boolean, line: number, context: ArticleContext): string {
  if (value.length > longest || braceDepth(value) > deepest) {
    reportError(context, line, mathMessages.tooLong(longest, deepest));
    return `<code>${escapeHtml(value.slice(0, longest))}</code>`;
  }
  const unsupported = unsupportedCommands.find(([, pattern]) => pattern.test(value));
  if (unsupported) {
    const [command = ""] = unsupported[1].exec(value) ?? [];
    reportError(context, line, mathMessages.unsupported(command, mathMessages.commandFixes[unsupported[0]]));
    return `<code>${escapeHtml(value)}</code>`;
  }
  try {
    const html = withMacros(value, context, (macros) =>
      katex.renderToString(value, { ...options, displayMode, macros, globalGroup: true }),
    );
    return html.replace(/^<span class="katex">|<\/span>$/g, "").replace(/ style="[^"]*"/g, "");
  } catch (error) {
    const reason = errorMessage(error).replace(/^KaTeX parse error: /, "");
    reportError(context, line, mathMessages.invalid(value, reason));
    return `<code>${escapeHtml(value)}</code>`;
  }
}

const options = { output: "mathml", throwOnError: true, strict: "ignore" } satisfies KatexOptions;

/**
 * Matches a definition of a command. Group 1 is set only for `\newcommand`. Group 2 is the name.
 */
const definition = /\\(?:(newcommand)\*?|renewcommand\*?|[gex]?def|let)\s*\{?\s*(\\(?:[a-zA-Z]+|.))/g;

/**
 * Renders a formula with the macros of its article. Adds the macros that the formula defines to the
 * article. `\newcommand` may redefine a command, although KaTeX rejects this. If `render` throws,
 * the macros of the article stay unchanged.
 */
function withMacros(value: string, { macros }: ArticleContext, render: (macros: Macros) => string): string {
  const own = { ...macros };
  for (const [, isNew, name = ""] of value.matchAll(definition)) if (isNew) delete own[name];
  const html = render(own);
  Object.assign(macros, own);
  return html;
}

function braceDepth(value: string): number {
  let [depth, greatest] = [0, 0];
  for (const [brace] of value.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    greatest = Math.max(greatest, depth);
  }
  return greatest;
}

/** The maximum length of a formula's text. Search results show only a line or two. */
const mostCharacters = 120;

/** Combining characters for KaTeX's accents above letters. Other accents are dropped. */
const accents: Readonly<Record<string, string>> = { "‾": "\u0305", ˉ: "\u0304", "^": "\u0302", "~": "\u0303" };

/** The characters that people type into a search box instead of KaTeX's. */
const typed: Readonly<Record<string, string>> = { "−": "-", "∗": "*", "∣": "|", "∼": "~", "⋅": "·" };

/**
 * MathML's invisible operators: `applied` follows the name of a function, and `apart` separates
 * letters.
 */
const applied = "\u2061";
const apart = "\u2062";

/**
 * Converts MathML to text on one line for search results, which show no TeX: `±1.f×2^E`, `(a+b)/2`.
 * Replaces operators with the characters that people type, and cuts the text to `mostCharacters`
 * characters.
 */
export function formulaText(mathMl: string): string {
  const line = fromHtml(mathMl, { fragment: true })
    .children.map(textOf)
    .join("")
    // KaTeX writes a negative space as a space followed by U+2063.
    .replace(/\s\u2063/g, "")
    .replace(/(?<=[\p{L}\p{N}\p{M})\]′])[\u2061\u2062]+(?=[\p{L}\p{N}√∛])/gu, " ")
    .replace(/[\u2061-\u2064]/g, "")
    .replace(/[−∗∣∼⋅]/g, (sign) => typed[sign] ?? sign)
    .replace(/\s+/g, " ")
    .normalize("NFC")
    .trim();
  const characters = [...line];
  return characters.length > mostCharacters ? `${characters.slice(0, mostCharacters - 1).join("")}…` : line;
}

/**
 * Functions that convert MathML elements to text, for elements whose parts are not simply joined.
 */
const notations: Readonly<Record<string, (parts: readonly string[], node: Element) => string>> = {
  semantics: ([first = ""]) => first,
  mi: ([first = ""]) => (first.length > 1 ? apart + first : first),
  mspace: (_, { properties }) => (String(properties.width ?? "").startsWith("-") ? "" : " "),
  mphantom: () => "",
  msup: ([base, above]) => scripts(base, "", above),
  msub: ([base, below]) => scripts(base, below),
  msubsup: ([base, below, above]) => scripts(base, below, above),
  munderover: ([base, below, above]) => scripts(base, below, above),
  mover: overOrUnder,
  munder: overOrUnder,
  mfrac: ([above = "", below = ""], { properties }) =>
    properties.linethickness === "0px" ? `${above},${below}` : `${grouped(above)}/${divisor(below)}${apart}`,
  msqrt: (parts) => `√${grouped(parts.join(""))}`,
  mroot: ([base = "", index]) => `${index === "3" ? "∛" : `√[${index}]`}${grouped(base)}`,
  mtr: (parts) => parts.join(" "),
  mtable: (parts) => parts.join("; "),
};

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  const parts = node.children.map(textOf);
  return notations[node.tagName]?.(parts, node) ?? parts.join("");
}

/**
 * Writes subscripts and superscripts: `x_i^2`, `f′`, `log_2 n`. The argument of a function follows
 * them.
 */
function scripts(base = "", below = "", above = ""): string {
  // In chemistry, subscripts have no base and are typed without `_`: `CO2`.
  if (base === "" && above === "") return below;
  const name = base.replace(applied, "");
  const power = above === "" || above.startsWith("′") ? above : `^${grouped(above)}`;
  return name + (below && `_${grouped(below)}`) + power + (name === base ? apart : applied);
}

function overOrUnder([base = "", mark = ""]: readonly string[], { tagName, properties }: Element): string {
  if (mark === "⏞" || mark === "⏟") return base;
  const accent = accents[mark];
  if (accent && tagName === "mover") return base.replace(/[\p{L}\p{N}+·⊕]/gu, `$&${accent}`);
  if (properties.accent !== undefined || properties.accentunder !== undefined) return base;
  return tagName === "mover" ? scripts(base, "", mark) : scripts(base, mark, "");
}

/** Adds parentheses to anything but a single character, name, number or bracketed term. */
function grouped(text: string): string {
  return /^(?:.|[\p{L}\p{N}\p{M}.,′\u2061\u2062]+|√?[([⌈⌊][^()[\]⌈⌉⌊⌋]*[)\]⌉⌋])$/u.test(text) ? text : `(${text})`;
}

/** Writes a divisor, with parentheses where they are needed: `3/(2p)`, not `3/2p`. */
function divisor(text: string): string {
  if (/^(?:[\p{N}.]+|\p{L}+)$/u.test(text)) return text;
  return /^√?\(/.test(grouped(text)) ? grouped(text) : `(${text})`;
}
