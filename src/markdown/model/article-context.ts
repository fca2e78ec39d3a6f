import type { Root } from "hast";
import type { Nodes } from "mdast";
import { site } from "../../config/site";
import { type Diagnostic, type Wording, wordingOf } from "../../lib/diagnostic";
import type { ArticleLink, ArticleSource, ExternalEmbed, Lookup, Module } from "./types";

/** A fenced code block as the author wrote it. */
export interface Fence {
  /** The language, in the author's spelling for code and by the name in the registry for a drawing. */
  readonly lang: string;
  /** The text after the language. */
  readonly meta: string;
  readonly value: string;
  /** The line of the opening marks in the body, counted from 1. */
  readonly line: number;
}

/** A part of the article whose HTML another engine makes. */
export type Slot =
  | (Fence & { readonly kind: "code" })
  | (Fence & { readonly kind: "drawing" })
  | { readonly kind: "component"; readonly html: string }
  | { readonly kind: "math"; readonly display: boolean; readonly value: string; readonly line: number };

/** A slot with the article or partial whose files and lines it refers to. */
export type PlacedSlot = Slot & { readonly context: ArticleContext };

/** A text, code or formula of an author, with the components around it. */
interface WrittenText {
  readonly node: Nodes;
  readonly holders: readonly string[];
}

/** What the plugins of one run share. It travels through unified as `file.data.article`. */
export interface ArticleContext {
  readonly source: ArticleSource;
  readonly diagnostics: Diagnostic[];
  readonly slots: PlacedSlot[];
  /** The author's texts, code and formulas as parsed, in order. */
  readonly authorTexts: WrittenText[];
  /** The modules that an MDX document imports. */
  readonly modules: Map<string, Module>;
  /**
   * Content files whose text the article includes, and stored drawings. Missing files are listed as
   * well.
   */
  readonly includes: Set<string>;
  /**
   * Content files that browsers get: components with `client`, and the stylesheets of all
   * components.
   */
  readonly components: Set<string>;
  readonly links: ArticleLink[];
  /** Tags in the text, which are also tags of the page. */
  readonly tags: Set<string>;
  /** Names that were looked up among all files. */
  readonly lookups: Lookup[];
  /** Content files that are shown as images. */
  readonly images: Set<string>;
  /** Other content files that are linked or played and are not pages. */
  readonly attachments: Set<string>;
  readonly embeds: ExternalEmbed[];
  /**
   * The article as plain Markdown without its title. `linkMarkdown` resolves the marks of
   * addresses.
   */
  markdown: string;
  /** For a partial: the file that imports it. */
  readonly importer?: ArticleContext;
  /** For a partial: its line in the article. */
  shownAt?: number | undefined;
}

declare module "vfile" {
  interface DataMap {
    article: ArticleContext;
    /** The tree of an .mdx file that has only Markdown. */
    plain?: Root;
  }
}

/** Creates the context of one file. */
export function createContext(source: ArticleSource): ArticleContext {
  const sets = { includes: new Set<string>(), components: new Set<string>() };
  const references = {
    links: [],
    lookups: [],
    tags: new Set<string>(),
    images: new Set<string>(),
    attachments: new Set<string>(),
    embeds: [],
  };
  return {
    source,
    diagnostics: [],
    slots: [],
    authorTexts: [],
    modules: new Map(),
    ...sets,
    ...references,
    markdown: "",
  };
}

/**
 * Reports an error for a node or a line of the body. It takes a wording, or a message and a fix.
 */
export const reportError = reporter(() => "error");

/** Reports a warning with the same arguments as `reportError`. */
export const reportWarning = reporter(() => "warning");

/**
 * Reports a link or a picture that leads nowhere. It is a warning in a note of Obsidian, because
 * Obsidian shows broken links and a vault becomes a site without edits, and else an error.
 */
export const reportBroken = reporter(({ source }) => (source.dialect === "obsidian" ? "warning" : "error"));

/** Reports something unknown, with the severity that the site sets. */
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

/** Returns the line of the file for a place in its body. */
export function fileLine(source: ArticleSource, at: Place): number | undefined {
  const line = typeof at === "object" ? at.position?.start.line : at;
  return line === undefined ? undefined : source.bodyLine + line;
}

/** Returns the line of the body at which a node starts; 1 for a node that a plugin made. */
export function lineOf({ position }: Pick<Nodes, "position">): number {
  return position?.start.line ?? 1;
}
