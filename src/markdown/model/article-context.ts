import type { Root } from "hast";
import type { Nodes } from "mdast";
import { site } from "../../config/site";
import type { Diagnostic, Wording } from "../../lib/diagnostic";
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

/** A slot of the article or of a partial, whose files and lines it means. */
export type PlacedSlot = Slot & { readonly context: ArticleContext };

/** A text, code or formula of an author's, and the components that it stands in. */
interface WrittenText {
  readonly node: Nodes;
  readonly holders: readonly string[];
}

/** What the plugins of one run share. It travels through unified as `file.data.article`. */
export interface ArticleContext {
  readonly source: ArticleSource;
  readonly diagnostics: Diagnostic[];
  readonly slots: PlacedSlot[];
  /** What the author wrote, as parsed: texts, code and formulas, in order. */
  readonly written: WrittenText[];
  /** What a document in MDX imports, for its run. */
  readonly modules: Map<string, Module>;
  /** Content files whose text stands in the article, and kept drawings; those that do not exist too, as below. */
  readonly includes: Set<string>;
  /** Content files that browsers get: of components with `client`, and style sheets of all components. */
  readonly components: Set<string>;
  readonly links: ArticleLink[];
  /** Tags in the text, which are the page's too. */
  readonly tags: Set<string>;
  /** Names that were looked up among all files. */
  readonly lookups: Lookup[];
  /** Content files shown as images. */
  readonly images: Set<string>;
  /** Other content files that are linked to or played, and are no pages. */
  readonly attachments: Set<string>;
  readonly embeds: ExternalEmbed[];
  /** The article as plain Markdown, without its title. Addresses are marks, which `linkMarkdown` fills in. */
  markdown: string;
  /** Of a partial: the file that imports it. */
  readonly importer?: ArticleContext;
  /** Of a partial: the article's line that it stands at. */
  shownAt?: number | undefined;
}

declare module "vfile" {
  interface DataMap {
    article: ArticleContext;
    /** The tree of an .mdx file that is plain Markdown. */
    plain?: Root;
  }
}

/** A fresh context for one file. */
export function createContext(source: ArticleSource): ArticleContext {
  const sets = { includes: new Set<string>(), components: new Set<string>() };
  const found = {
    links: [],
    lookups: [],
    tags: new Set<string>(),
    images: new Set<string>(),
    attachments: new Set<string>(),
    embeds: [],
  };
  return { source, diagnostics: [], slots: [], written: [], modules: new Map(), ...sets, ...found, markdown: "" };
}

/** Notes an error, as its wording or as message and fix; at a node or a line of the body. */
export const reportError = reporter(() => "error");

/** Notes a warning as `reportError` does an error. */
export const reportWarning = reporter(() => "warning");

/** Notes something that is not known here, as gravely as the site takes it. */
export const reportUnknown = reporter(
  () => ({ throw: "error", warn: "warning", ignore: null })[site.onUnknownComponents] as Diagnostic["severity"] | null,
);

function reporter(severityOf: () => Diagnostic["severity"] | null) {
  return (context: ArticleContext, at: Place, said: Wording | string, fix?: string): void => {
    const severity = severityOf();
    const place = { file: context.source.file, line: fileLine(context.source, at) };
    const wording = typeof said === "string" ? { message: said, fix } : said;
    if (severity) context.diagnostics.push({ severity, ...place, ...wording });
  };
}

/** A line of the body, or a node that starts on one. */
type Place = number | undefined | Pick<Nodes, "position">;

/** Line of the file for a place in its body. */
export function fileLine(source: ArticleSource, at: Place): number | undefined {
  const line = typeof at === "object" ? at.position?.start.line : at;
  return line === undefined ? undefined : source.bodyLine + line;
}

/** Line of the body a node starts on; 1 for a node that a plugin made. */
export function lineOf({ position }: Pick<Nodes, "position">): number {
  return position?.start.line ?? 1;
}
