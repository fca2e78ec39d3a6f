import path from "node:path";
import { readMarkdown } from "../../src/content/files/read-markdown";
import { scanContent } from "../../src/content/files/scan-content";
import type { ContentPage } from "../../src/content/kind";
import { contentFolders } from "../../src/content/registry";
import { relatedPages } from "../../src/graphql/relations/related-pages";

const mostNearPages = 3;

/**
 * Finds pages on the same subjects as a new one, judged by titles, descriptions and questions.
 * Leaves out drafts, because readers cannot follow links to them, and unlisted pages, because
 * nothing should lead readers to them.
 * @param file the new page, relative to the content folder
 * @returns at most three Markdown links for the new file, the nearest page first
 */
export function nearPages(contentDir: string, file: string): string[] {
  const pages = scanContent(contentDir, contentFolders()).readable.map((other) => {
    const { title, description, questions, draft, unlisted } = readMarkdown(contentDir, other).data;
    // The new page counts as listed, although it is a draft.
    const listed = other === file || !(draft || unlisted);
    const page = { file: other, title: String(title ?? ""), descriptionText: String(description ?? ""), listed };
    return { ...page, questions: Array.isArray(questions) ? questions.map(String) : [] } as unknown as ContentPage;
  });
  const near = relatedPages(pages, [], new Map()).get(file) ?? [];
  return near.slice(0, mostNearPages).map((page) => {
    const address = path.posix.relative(path.posix.dirname(file), page.file);
    return `[${page.title}](${address.startsWith(".") ? address : `./${address}`})`;
  });
}
