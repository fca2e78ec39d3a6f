import { join } from "node:path";
import { readMarkdown } from "../../../content/files/read-markdown";
import { contentFolder, printed, renderWithHtml } from "../../testing/render";

/** Renders a file of a vault. Returns the article with its HTML and printed diagnostics. */
export async function renderNote(files: Readonly<Record<string, string>>, file = "docs/a.md") {
  const contentDir = contentFolder(files);
  const { body, bodyLine, data: frontMatter } = readMarkdown(contentDir, file);
  const source = { file, contentDir, body, bodyLine, frontMatter, format: "md", dialect: "obsidian" } as const;
  const article = await renderWithHtml(source);
  return { ...article, contentDir, path: join(contentDir, file), printed: printed(article) };
}
