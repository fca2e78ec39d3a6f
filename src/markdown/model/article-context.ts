import type { Root } from "hast";
import type { KatexOptions } from "katex";
import type { Nodes } from "mdast";
import { site } from "../../config/site";
import { type Diagnostic, type Wording, wordingOf } from "../../lib/diagnostic";
import type { ArticleLink, ArticleSource, ExternalEmbed, Lookup, Module } from "./types";

/** A fenced code block as the author wrote it. */
export interface Fence {
  /** The language: the author's spelling for code, the name in `fences` for a drawing. */
  readonly lang: string;
  /** The text after the language. */
  readonly meta: string;
  readonly value: string;
  /** The line of the opening fence in the body, from 1. */
  readonly line: number;
}

/** A part of the article that an engine renders to HTML. */
export type Slot =
  | (Fence & { readonly kind: "code" })
  | (Fence & { readonly kind: "drawing" })
  | { readonly kind: "component"; readonly html: string }
  | { readonly kind: "math"; readonly display: boolean; readonly value: string; readonly line: number };

/** TeX macros for formulas, by the name of the command: TeX, or KaTeX's parsed definition. */
export type Macros = NonNullable<KatexOptions["macros"]>;

/** A slot with the context of the article or partial that contains it. */
export type PlacedSlot = Slot & { readonly context: ArticleContext };

/** An author's text, code or formula, with the names of the components around it. */
interface WrittenText {
  readonly node: Nodes;
  readonly holders: readonly string[];
}

/** The long form of an abbreviation, with the context and the line of its definition. */
interface Abbreviation {
  readonly title: string;
  readonly context: ArticleContext;
  /** The line in the body, from 1. */
  readonly line: number;
}

/**
 * The state that the plugins share while they process one article. unified passes it on as
 * `file.data.article`.
 */
export interface ArticleContext {
  readonly source: ArticleSource;
  readonly diagnostics: Diagnostic[];
  readonly slots: PlacedSlot[];
  /** The author's text, code and formulas, in source order. */
  readonly authorTexts: WrittenText[];
  /** The modules that an MDX document imports. */
  readonly modules: Map<string, Module>;
  /**
   * Content files whose text the article includes, and stored drawings. Missing files are listed
   * too.
   */
  readonly includes: Set<string>;
  /**
   * Content files that browsers load: components with `client`, and the stylesheets of all
   * components.
   */
  readonly components: Set<string>;
  readonly links: ArticleLink[];
  /** Tags in the text, which are also tags of the page. */
  readonly tags: Set<string>;
  /**
   * The macros that formulas can use: those of the site, of the page, and of earlier formulas.
   * `withMacros` adds the definitions in each formula.
   */
  readonly macros: Macros;
  /** The abbreviations that the article and its partials define, by their short forms. */
  readonly abbreviations: Map<string, Abbreviation>;
  /** Names that were looked up among all files. */
  readonly lookups: Lookup[];
  /** Content files that are shown as images. */
  readonly images: Set<string>;
  /** Other content files that are linked or played, except pages. */
  readonly attachments: Set<string>;
  readonly embeds: ExternalEmbed[];
  /**
   * The article as plain Markdown without its title. `linkMarkdown` resolves the marks in it to
   * URLs.
   */
  markdown: string;
  /** For a partial: the context of the file that imports it. */
  readonly importer?: ArticleContext;
  /** For a partial: the line of the article where it is used. */
  shownAt?: number | undefined;
}

declare module "vfile" {
  interface DataMap {
    article: ArticleContext;
    /** The tree of an .mdx file that contains only Markdown. */
    plain?: Root;
  }
}

/** Creates the context of one file. */
export function createContext(source: ArticleSource): ArticleContext {
  return {
    source,
    diagnostics: [],
    slots: [],
    authorTexts: [],
    modules: new Map(),
    includes: new Set(),
    components: new Set(),
    macros: { ...site.markdown.macros, ...(source.frontMatter?.["macros"] as object | undefined) },
    links: [],
    abbreviations: new Map(),
    lookups: [],
    tags: new Set(),
    images: new Set(),
    attachments: new Set(),
    embeds: [],
    markdown: "",
  };
}

/**
 * Reports an error for a node or a line of the body. It takes a wording, or a message and an
 * optional fix.
 */
export const reportError = reporter(() => "error");

/** Reports a warning with the same arguments as `reportError`. */
export const reportWarning = reporter(() => "warning");

/**
 * Reports a link or a picture whose target is missing. In an Obsidian note it is a warning, because
 * Obsidian accepts broken links and a vault must become a site without edits. Otherwise it is an
 * error.
 */
export const reportBroken = reporter(({ source }) => (source.dialect === "obsidian" ? "warning" : "error"));

/**
 * Reports an unknown component or import with the severity that `onUnknownComponents` sets, or not
 * at all if it is `ignore`.
 */
export const reportUnknown = reporter(
  () => ({ throw: "error", warn: "warning", ignore: null })[site.onUnknownComponents] as Diagnostic["severity"] | null,
);

function reporter(severityOf: (context: ArticleContext) => Diagnostic["severity"] | null) {
  return (context: ArticleContext, at: Place, problem: Wording | string, fix?: string): void => {
    const severity = severityOf(context);
    const place = { file: context.source.file, line: fileLine(context.source, at) };
    if (severity) context.diagnostics.push({ severity, ...place, ...wordingOf(problem, fix) });
  };
}

/** A line of the body, or a node that starts on one. */
type Place = number | undefined | Pick<Nodes, "position">;

/** Returns the line in the file for a line or node of its body, or undefined without a position. */
export function fileLine(source: ArticleSource, at: Place): number | undefined {
  const line = typeof at === "object" ? at.position?.start.line : at;
  return line === undefined ? undefined : source.bodyLine + line;
}

/** Returns the line of the body where a node starts, or 1 for a node without a position. */
export function lineOf({ position }: Pick<Nodes, "position">): number {
  return position?.start.line ?? 1;
}
