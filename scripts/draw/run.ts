// npm run draw: draws the mermaid diagrams of the articles and writes them to drawings/ in the
// content folder. `--all` redraws all of them, for example after an update of mermaid.

import { contentDir } from "../../src/config/read-site";
import { site } from "../../src/config/site";
import { readMarkdown } from "../../src/content/files/read-markdown";
import { markdownFilesIn } from "../../src/content/files/scan-content";
import { contentFolders } from "../../src/content/registry";
import { reportListing } from "../../src/graphql/checks/report-diagnostics";
import { formatOf } from "../../src/markdown/article-store";
import type { Given, Words } from "../given";
import { drawArticles } from "./draw-articles";
import { drawingBrowser } from "./drawing-browser";

/**
 * Draws the diagrams and prints the results.
 * @returns 1 if a diagram cannot be drawn
 */
export async function run({ values, words: { draw: words }, calledFrom }: Given<{ all?: boolean }>): Promise<number> {
  const dir = contentDir();
  const articles = markdownFilesIn(dir, contentFolders()).map((file) => {
    const { body, bodyLine, data } = readMarkdown(dir, file);
    return { file, contentDir: dir, body, bodyLine, frontMatter: data, format: formatOf(file, site.markdown.format) };
  });
  const { drawn, kept, removed, problems } = await drawArticles({
    contentDir: dir,
    articles,
    openBrowser: () => drawingBrowser().catch((error: unknown) => endWithoutBrowser(error, words)),
    redraw: values.all ?? false,
  });
  const isNothing = drawn.length + kept + removed.length + problems.length === 0;
  console.log(isNothing ? words.nothing : words.done(drawn.length, kept, removed.length));
  if (problems.length === 0) return 0;
  const heading = words.problems(problems.length);
  console.log(reportListing(problems, { heading, file: "drawings.log", root: calledFrom }));
  return 1;
}

function endWithoutBrowser(error: unknown, words: Words["draw"]): never {
  const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  throw new Error(words.noBrowser(reason));
}
