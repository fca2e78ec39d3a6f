import { existsSync } from "node:fs";
import { join } from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import type { PluggableList, Processor } from "unified";
import { VFile } from "vfile";
import { readMarkdown } from "../../content/read-markdown";
import type { ArticleContext } from "../model/article-context";
import { normalizeSource } from "../source/normalize-source";
import { mdxDiagnostic } from "./mdx-diagnostic";

declare module "vfile" {
  interface DataMap {
    /** The Markdown tree of a partial, once it is read. */
    tree: Root;
  }
}

let processor: Processor | undefined;

/**
 * The Markdown tree of a partial, with those it imports itself. Mistakes are reported in the partial's own file.
 * @param syntax what Markdown means here
 * @returns null if there is no such file
 */
export function readPartial(
  file: string,
  context: ArticleContext,
  above: readonly string[],
  syntax: () => PluggableList,
): Root | null {
  const { contentDir } = context.source;
  if (!existsSync(join(contentDir, file))) return null;
  const { body, bodyLine, diagnostics } = readMarkdown(contentDir, file);
  context.diagnostics.push(...diagnostics);
  const source = { ...context.source, file, body, bodyLine, format: "mdx" as const };
  const text = normalizeSource(body, "mdx");
  const partial = new VFile({ value: text, path: file, data: { article: { ...context, source }, partials: above } });
  try {
    processor ??= createProcessor({ remarkPlugins: [...syntax(), takeTree] }).freeze() as unknown as Processor;
    processor.runSync(processor.parse(partial), partial);
    return partial.data.tree ?? { type: "root", children: [] };
  } catch (error) {
    context.diagnostics.push(mdxDiagnostic(error, text, source));
    return { type: "root", children: [] };
  }
}

/** Keeps the tree, of which nothing is left for what comes after. */
function takeTree() {
  return (tree: Root, file: VFile): Root => {
    file.data.tree = tree;
    return { type: "root", children: [] };
  };
}
