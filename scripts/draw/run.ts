// npm run draw: draws the mermaid diagrams of the articles and keeps them in drawings/ of the content. `--all` draws every
// one again, as after a new version of mermaid.

import { contentDir } from "../../src/config/read-site";
import { site } from "../../src/config/site";
import { readMarkdown } from "../../src/content/files/read-markdown";
import { markdownFilesIn } from "../../src/content/files/scan-content";
import { contentFolders } from "../../src/content/registry";
import { reportListing } from "../../src/graphql/checks/report-diagnostics";
import { formatOf } from "../../src/markdown/article-store";
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
  console.log(
    isNothing
      ? "文章里没有mermaid图"
      : `画了${drawn.length}张，${kept}张已有，删去没有文章再用的${removed.length}张；存在内容的drawings/里，和文章一起提交`,
  );
  if (problems.length > 0) {
    const heading = `有${problems.length}张画不出来：`;
    console.log(reportListing(problems, { heading, file: "drawings.log", root: process.cwd() }));
    process.exitCode = 1;
  }
}

function endWithoutBrowser(error: unknown): never {
  const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  console.error(
    `没有可用的Chromium（${reason}）：装上Chromium或Chrome，或用CHROMIUM_PATH指出它在哪里，或运行npx playwright install chromium`,
  );
  process.exit(1);
}
