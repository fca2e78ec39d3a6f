import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { formatDiagnostic } from "../../lib/diagnostic";
import type { ArticleSource, MarkdownFormat } from "../model/types";
import { type RenderedArticle, renderArticle } from "../render-article";
import { articleHtml } from "../sanitize/sanitize-tree";

/** Creates a content folder with these files. */
export function contentFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "article-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Renders a file. Returns the article with its HTML. */
export async function renderWithHtml(source: ArticleSource) {
  const article = await renderArticle(source);
  const { tree, previewTree } = article;
  return { ...article, html: articleHtml(tree), previewHtml: previewTree && articleHtml(previewTree) };
}

/**
 * Renders a body as `docs/a.md` or `docs/a.mdx` after three lines of front matter. Returns the
 * article with its HTML.
 */
export function render(body: string, format: MarkdownFormat = "md", contentDir = "/nowhere") {
  return renderWithHtml({ file: `docs/a.${format}`, contentDir, body, bodyLine: 3, format });
}

/** Returns diagnostics as they are printed, with their severity first. */
export function printed({ diagnostics }: Pick<RenderedArticle, "diagnostics">): string[] {
  return diagnostics.map((diagnostic) => `${diagnostic.severity} ${formatDiagnostic(diagnostic)}`);
}
