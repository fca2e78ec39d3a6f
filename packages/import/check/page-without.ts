import { visit } from "unist-util-visit";
import { parseDocument } from "yaml";
import { recordOf } from "../data";
import { editFrontMatter } from "../markdown/edit-front-matter";
import { type Edit, editText } from "../markdown/edit-text";
import { spanOf } from "../markdown/element-tags";
import { fence } from "../markdown/markdown-pieces";
import { parseMarkdown } from "../markdown/parse-markdown";
import { type SplitPage, splitPage } from "../markdown/split-page";
import type { SiteProblem } from "./site-problems";

/**
 * Removes the parts of a page that would fail a build: drops front matter fields, and shows
 * pictures or whole blocks of text as their source.
 * @returns the new page, or null if the page has no such parts
 */
export function pageWithout(text: string, errors: readonly SiteProblem[]): string | null {
  const page = splitPage(text);
  const data = recordOf(parseDocument(page.frontMatter).toJS());
  const fields = errors.flatMap(({ field }) => field?.split(".")[0] ?? []).filter((field) => field in data);
  const body = asSource(
    page,
    errors.filter(({ field }) => field === undefined),
  );
  if (fields.length === 0 && body === page.body) return null;
  return joined({ ...page, body }, Object.fromEntries(fields.map((field) => [field, undefined])));
}

/** Makes a page a draft, which is not published until its owner fixes it. */
export function asDraft(text: string): string {
  return joined(splitPage(text), { draft: true, unlisted: undefined });
}

function joined({ frontMatter, body }: SplitPage, fields: Readonly<Record<string, unknown>>): string {
  return `---\n${editFrontMatter(frontMatter, fields)}\n---\n${body}`;
}

/**
 * Turns the blocks with errors into code. If an error names a picture, only the picture changes.
 */
function asSource({ body, bodyLine }: SplitPage, errors: readonly SiteProblem[]): string {
  const edits = (parseMarkdown(body, "md")?.children ?? []).flatMap((block): Edit[] => {
    const { start, end } = block.position ?? { start: { line: 0 }, end: { line: 0 } };
    const own = errors.filter(({ line = 0 }) => start.line + bodyLine <= line && line <= end.line + bodyLine);
    if (own.length === 0 || block.type === "code") return [];
    const pictures: Edit[] = [];
    visit(block, "image", (image) => {
      const source = body.slice(spanOf(image).start, spanOf(image).end);
      const isNamed = own.some(({ message }) => message.includes(JSON.stringify(image.url)));
      if (isNamed && !source.includes("`")) pictures.push({ ...spanOf(image), text: `\`${source}\`` });
    });
    return pictures.length > 0
      ? pictures
      : [{ ...spanOf(block), text: fence(body.slice(spanOf(block).start, spanOf(block).end), "md") }];
  });
  return editText(body, edits);
}
