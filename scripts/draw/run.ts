// npm run draw: draws the mermaid diagrams of the articles and keeps them in drawings/ of the content. `--all` draws every
// one again, as after a new version of mermaid.

import { formatOf } from "../../src/article/store/article-store";
import { contentDir } from "../../src/config/content-dir";
import { say } from "../../src/config/say";
import { site } from "../../src/config/site";
import { readMarkdown } from "../../src/content/read-markdown";
import { markdownFilesIn } from "../../src/content/scan-content";
import { reportListing } from "../../src/graph/checks/report-diagnostics";
import { contentFolders } from "../../src/kinds/registry";
import { drawMessages } from "../../src/text/diagnostics/draw-messages";
import { drawArticles } from "./draw-articles";
import { drawingBrowser } from "./drawing-browser";

void main();

async function main(): Promise<void> {
  const dir = contentDir();
  const articles = markdownFilesIn(dir, contentFolders()).map((file) => {
    const { body, bodyLine, data } = readMarkdown(dir, file);
    return { file, contentDir: dir, body, bodyLine, frontMatter: data, format: formatOf(file, site.markdown.format) };
  });
  const { drawn, kept, removed, problems } = await drawArticles({
    contentDir: dir,
    articles,
    openBrowser: () => drawingBrowser().catch(endWithoutBrowser),
    redraw: process.argv.includes("--all"),
  });
  const isNothing = drawn.length + kept + removed.length + problems.length === 0;
  console.log(say(isNothing ? drawMessages.none : drawMessages.done(drawn.length, kept, removed.length)));
  if (problems.length > 0) {
    const heading = say(drawMessages.failedHeading(problems.length));
    console.log(reportListing(problems, { heading, file: "drawings.log", root: process.cwd() }));
    process.exitCode = 1;
  }
}

function endWithoutBrowser(error: unknown): never {
  const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  console.error(say(drawMessages.noBrowser(reason)));
  process.exit(1);
}
