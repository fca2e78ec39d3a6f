import type { Nodes } from "mdast";
import { site } from "../../config/site";
import type { Diagnostic, Wording } from "../../lib/diagnostic";
import type { ArticleSource } from "./types";

/** A part of the article whose HTML another engine makes. */
export type Slot =
  | {
      readonly kind: "code";
      readonly lang: string;
      readonly meta: string;
      readonly value: string;
      readonly line: number;
    }
  | { readonly kind: "plot"; readonly meta: string; readonly value: string; readonly line: number }
  | {
      readonly kind: "diagram";
      readonly lang: "dot" | "mermaid" | "wavedrom";
      readonly meta: string;
      readonly value: string;
      readonly line: number;
    }
  | { readonly kind: "math"; readonly display: boolean; readonly value: string; readonly line: number };

/** A slot of the article or of a partial, whose files and lines it means. */
export type PlacedSlot = Slot & { readonly context: ArticleContext };

/** What the plugins of one run share. It travels through unified as `file.data.article`. */
export interface ArticleContext {
  readonly source: ArticleSource;
  readonly diagnostics: Diagnostic[];
  readonly slots: PlacedSlot[];
  /** Content files that fences include, whether they exist or not; filled while slots are rendered. */
  readonly includes: Set<string>;
  /** The article as plain Markdown; filled while it is parsed. */
  markdown: string;
  /** Of a partial: the file that imports it. */
  readonly importer?: ArticleContext;
  /** Of a partial: the article's line that it stands at. */
  shownAt?: number | undefined;
}

declare module "vfile" {
  interface DataMap {
    article: ArticleContext;
  }
}

/** A fresh context for one file. */
export function createContext(source: ArticleSource): ArticleContext {
  return { source, diagnostics: [], slots: [], includes: new Set(), markdown: "" };
}

/** Notes an error; `line` counts from the start of the body. */
export function reportError(context: ArticleContext, line: number | undefined, wording: Wording): void {
  report(context, "error", line, wording);
}

/** Notes a warning; `line` counts from the start of the body. */
export function reportWarning(context: ArticleContext, line: number | undefined, wording: Wording): void {
  report(context, "warning", line, wording);
}

/** Notes something that is not known here, as gravely as the site takes it. */
export function reportUnknown(context: ArticleContext, line: number | undefined, wording: Wording): void {
  const { onUnknownComponents } = site;
  if (onUnknownComponents !== "ignore") {
    report(context, onUnknownComponents === "throw" ? "error" : "warning", line, wording);
  }
}

function report(
  { source, diagnostics }: ArticleContext,
  severity: Diagnostic["severity"],
  line: number | undefined,
  wording: Wording,
): void {
  diagnostics.push({ severity, file: source.file, line: fileLine(source, line), ...wording });
}

/** Whether an error is known, so that the article is not shown. */
export function hasErrors({ diagnostics }: ArticleContext): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

/** Line of the file for a line of its body. */
export function fileLine(source: ArticleSource, line: number | undefined): number | undefined {
  return line === undefined ? undefined : source.bodyLine + line;
}

/** Line of the body a node starts on; 1 for a node that a plugin made. */
export function lineOf({ position }: Pick<Nodes, "position">): number {
  return position?.start.line ?? 1;
}
