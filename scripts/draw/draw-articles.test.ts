import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { drawingPath } from "../../src/markdown/drawings/mermaid";
import { contentFolder } from "../../src/markdown/testing/render";
import { drawArticles } from "./draw-articles";
import { type DrawingBrowser, DrawingProblem } from "./drawing-browser";
import { lineIn } from "./line-in";
import type { FlatDrawing } from "./page/flatten";

const drawing: FlatDrawing = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><text fill="#000">甲</text></svg>',
  kind: "pie",
  title: undefined,
  description: undefined,
};

/** Returns a fake browser that fails on `坏`, never finishes `慢`, and draws everything else. */
function browser(asked: string[]): DrawingBrowser {
  return {
    draw: async (source) => {
      asked.push(source);
      if (source.includes("坏")) throw new DrawingProblem("Expecting 'TXT'", 2);
      if (source.includes("慢")) throw new DrawingProblem("", undefined, true);
      return drawing;
    },
    close: async () => {},
  };
}

const article = (contentDir: string, body: string, format: "md" | "mdx" = "md") => ({
  file: `docs/目录/a.${format}`,
  contentDir,
  body,
  bodyLine: 4,
  format,
});

const fence = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\`\n\n`;

test("draws each source once, including the sources in components; a second run draws nothing", async () => {
  const contentDir = contentFolder({ "drawings/0123456789abcdef.svg": "旧", "drawings/own.svg": "作者的" });
  const articles = [
    article(contentDir, fence("pie") + fence("pie")),
    article(contentDir, `import Mermaid from '@theme/Mermaid';\n\n<Mermaid value="graph TD" />\n`, "mdx"),
  ];
  const asked: string[] = [];
  const openBrowser = async () => browser(asked);
  const first = await drawArticles({ contentDir, articles, openBrowser });
  expect(asked).toEqual(["pie", "graph TD"]);
  expect(first).toMatchObject({ kept: 0, removed: ["drawings/0123456789abcdef.svg"], problems: [] });
  expect(readdirSync(path.join(contentDir, "drawings")).sort()).toEqual(
    [...first.drawn.map((file) => path.basename(file)), "own.svg"].sort(),
  );
  const second = await drawArticles({ contentDir, articles, openBrowser });
  expect(asked).toHaveLength(2);
  expect(second).toEqual({ drawn: [], kept: 2, removed: [], problems: [] });
});

test("reports the file and line of a source that cannot be drawn, and draws the others", async () => {
  const contentDir = contentFolder({ "docs/a.md": "" });
  const articles = [article(contentDir, `段\n\n${fence("pie\n坏")}${fence("慢")}${fence("pie")}`)];
  const { problems, drawn } = await drawArticles({ contentDir, articles, openBrowser: async () => browser([]) });
  expect(drawn).toEqual([drawingPath("pie")]);
  expect(existsSync(path.join(contentDir, drawingPath("pie")))).toBe(true);
  expect(problems.map(({ file, line, message }) => [file, line, message])).toEqual([
    ["docs/目录/a.md", 9, "这张mermaid图画不出来：Expecting 'TXT'"],
    ["docs/目录/a.md", 12, "这张mermaid图20秒里没有画完"],
  ]);
});

test("counts mermaid's lines without front matter, comments and leading blank lines", () => {
  expect(lineIn("flowchart TD\n  A -> B", 2)).toBe(2);
  expect(lineIn("\n\nflowchart TD\n%% 注释\n  A -> B\n", 2)).toBe(5);
  expect(lineIn("---\ntitle: 甲\n---\nflowchart TD\n  A -> B", 2)).toBe(5);
  expect(lineIn("%%{init: {}}%%\nflowchart TD\n  A -> B", 3)).toBe(3);
  expect(lineIn("flowchart TD\n  A[甲 --> B\n", 9)).toBe(2);
});
