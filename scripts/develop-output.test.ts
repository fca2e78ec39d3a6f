import { readFileSync } from "node:fs";
import { buildOutput, developOutput, inContent } from "./develop-output.mjs";
import { wordsIn } from "./words.mjs";

const words = wordsIn("zh");
const outputOf = (lines: readonly string[]) => {
  const shown = developOutput(words, "http://localhost:8000/", () => new Date(2026, 0, 1, 9, 5, 7));
  return lines.map(shown).filter((line) => line !== null);
};

const ready = "success Building development bundle - 24.111s";
const pass = [
  "success createPages - 0.086s",
  'warning The GraphQL query in the non-page component "/p/src/templates/doc-tag.tsx" will not be run.',
  "Exported queries are only executed for page components. It's possible you're trying",
  "success write out requires - 0.001s",
];

test("prints one line per save, whatever steps Gatsby reports", () => {
  expect(outputOf([ready, "info changed file at docs/note.mdx", ...pass, ...pass])).toEqual([
    "可以写了：http://localhost:8000/ （GraphiQL在http://localhost:8000/___graphql，按Ctrl+C结束）",
    "09:05:07 docs/note.mdx已更新",
  ]);
});

test("names a renamed file by both names, in whatever order Gatsby notices them", () => {
  const removed = "info deleted file at docs/沏茶.md";
  const added = "info added file at docs/泡茶.md";
  expect(outputOf([ready, removed, added, ...pass]).slice(1)).toEqual([
    "09:05:07 docs/沏茶.md已删除\n09:05:07 docs/泡茶.md已更新",
  ]);
  expect(outputOf([ready, added, removed, ...pass]).slice(1)).toEqual([
    "09:05:07 docs/泡茶.md已更新\n09:05:07 docs/沏茶.md已删除",
  ]);
});

test("a file that is replaced in one step is updated, not deleted", () => {
  const lines = [ready, "info deleted file at docs/note.md", "info added file at docs/note.md", ...pass];
  expect(outputOf(lines).slice(1)).toEqual(["09:05:07 docs/note.md已更新"]);
});

test("does not report the files that were read before it was ready", () => {
  expect(outputOf(["info added file at docs/note.md", ready, ...pass]).slice(1)).toEqual([]);
});

test("ignores colour codes in a line", () => {
  const green = (word: string) => `\u001b[32m${word}\u001b[39m`;
  expect(
    outputOf([`${green("success")} createPages - 0.086s`, `${green("success")} Building development bundle`]),
  ).toEqual([expect.stringContaining("可以写了")]);
});

test("shows errors and all unknown lines", () => {
  const lines = [
    "warning docs/a.mdx:3 title: 写的是12",
    "    → title: 标题",
    "ERROR #98123 WEBPACK",
    "TypeError: x is undefined",
    "info site.yml改了，正在重新启动",
  ];
  expect(outputOf(lines)).toEqual([
    "警告 docs/a.mdx:3 title: 写的是12",
    ...lines.slice(1, 4),
    "site.yml改了，正在重新启动",
  ]);
});

test("hides Gatsby's advice and news", () => {
  const lines = [
    "You can now view notes-site in the browser.",
    "⠀",
    "  http://localhost:8000/",
    "To create a production build, use gatsby build",
    "failed createPages - 0.105s",
    "info added directory at docs/器具",
    "<i> [webpack-dev-middleware] wait until bundle finished: /",
    "│ Hello! Will you help Gatsby improve by taking a four question survey? │",
    "λ (SSR) Server-side renders at runtime (uses getServerData)",
  ];
  expect(outputOf(lines)).toEqual([]);
});

test("a build shows problems alone, and knows the part that runs", () => {
  const { show, part } = buildOutput(words);
  const seen = [
    "success load gatsby config - 0.02s",
    "success source and transform nodes - 4.1s",
    "warning docs/a.mdx:3 title: 写的是12",
    "success write out requires - 0.001s",
    "success Building production JavaScript and CSS bundles - 3.1s",
    "success Building HTML renderer - 2s",
    "success run queries in workers - 2s",
    "success Building static HTML for pages - 9.123s - 8/8 1/s",
    "ERROR #98123 WEBPACK",
    "info Done building in 40.1 sec",
  ].map((line) => [show(line), part()]);
  expect(seen.map(([, name]) => name)).toEqual([
    ...["content", "pages", "pages", "code", "code", "queries", "html", "files", "files", "files"],
  ]);
  expect(seen.flatMap(([line]) => line ?? [])).toEqual(["警告 docs/a.mdx:3 title: 写的是12", "ERROR #98123 WEBPACK"]);
});

const inGatsby = (file: string) => readFileSync(`node_modules/gatsby/dist/${file}`, "utf8");

test.each([
  ["services/source-nodes.js", "source and transform nodes", "pages"],
  ["services/write-out-requires.js", "write out requires", "code"],
  ["commands/build.js", "Building HTML renderer", "queries"],
  ["utils/worker/pool.js", "run queries in workers", "html"],
  ["utils/page-data.js", "Writing page-data.json and slice-data.json files to public directory", "html"],
  ["commands/build-html.js", "Building static HTML for pages", "files"],
])("%s of Gatsby writes “%s”, after which the next part of a build begins", (file, step, next) => {
  expect(inGatsby(file)).toContain(step);
  const { show, part } = buildOutput(words);
  expect(show(`success ${step} - 1.2s`)).toBeNull();
  expect(part()).toBe(next);
});

test.each([
  ["utils/start-server.js", "Building development bundle"],
  ["services/write-out-requires.js", "write out requires"],
])("%s of Gatsby writes “%s”, on which the lines for authors depend", (file, step) => {
  expect(inGatsby(file)).toContain(step);
});

test.each([
  ["commands/build-html.js", "There are no new or changed html files to build."],
  ["utils/print-instructions.js", "View GraphiQL, an in-browser IDE, to explore your site's data and schema"],
  ["utils/print-instructions.js", "Note that the development build is not optimized."],
  ["services/initialize.js", "a precaution, we're deleting your site's cache to ensure there's no stale data."],
  ["query/query-watcher.js", "Exported queries are only executed for page components."],
  ["query/query-watcher.js", "If the failing component is a regular component"],
  ["query/query-watcher.js", "If you're more experienced with GraphQL"],
])("%s of Gatsby writes “%s”, which authors do not see", (file, advice) => {
  expect(inGatsby(file)).toContain(advice);
  expect(outputOf([file === "commands/build-html.js" ? `info ${advice}` : advice])).toEqual([]);
});

test("names files of the content folder, and of a vault, by their paths in it", () => {
  expect(inContent("info changed file at /home/me/notes/docs/a.md", "/home/me/notes")).toBe(
    "info changed file at docs/a.md",
  );
  const linked = "/home/me/my site/node_modules/.cache/site/vaults/9acfbe9592b3b581/我的库/docs/沏茶.md";
  expect(inContent(`info changed file at ${linked}`, "/home/me/我的库")).toBe("info changed file at docs/沏茶.md");
});
