import type { GeneratedPage } from "../generate-pages";

/**
 * Returns a generated page as a Markdown file, with title, description and tags in its front
 * matter.
 */
export function withFrontMatter({ title, description, tags, body }: GeneratedPage): string {
  const lines = [`title: ${title}`, `description: ${description}`, ...(tags.length > 0 ? [`tags: [${tags}]`] : [])];
  return ["---", ...lines, "---", "", body].join("\n");
}

/** Returns the folders of the docs, in order, each with its pages. */
export function byFolder(pages: readonly GeneratedPage[]): [string, GeneratedPage[]][] {
  const folders = new Map<string, GeneratedPage[]>();
  for (const page of pages) {
    if (page.kind !== "doc") continue;
    const folder = page.name.split("/")[0] ?? "";
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  return [...folders];
}
