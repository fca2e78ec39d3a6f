import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../article/testing/render";
import { EarlyArticles } from "./early-articles";

const contentDir = contentFolder({
  "docs/a.md": "# 甲\n\n见[乙](./b.md#二)。\n",
  "docs/b.md": "# 乙\n\n## 二\n\n正文。\n",
});

const open: EarlyArticles[] = [];
const shown: string[] = [];

afterEach(() => Promise.all(open.splice(0).map((articles) => articles.close())));
afterAll(() => rmSync(contentDir, { recursive: true }));

/** Articles that have been started, with the keys that were looked up in the cache. */
function begun(files: readonly string[], stored = new Map<string, unknown>()) {
  const asked: string[] = [];
  const cache = {
    get: async (key: string) => {
      asked.push(key);
      return stored.get(key);
    },
    set: async (key: string, value: unknown) => void stored.set(key, value),
  };
  const articles = new EarlyArticles({
    root: process.cwd(),
    contentDir,
    format: "detect",
    cache,
    onPicture: (file) => void shown.push(path.relative(contentDir, file)),
  });
  open.push(articles);
  articles.begin(files);
  return { articles, asked, stored };
}

test("what was started is what the checks get, and is not rendered twice", async () => {
  const { articles, asked } = begun(["docs/a.md", "docs/b.md"]);
  const [a, b] = await articles.summaries(["docs/a.md", "docs/b.md"]);
  expect([a?.links.map(({ href }) => href), b?.ids]).toEqual([
    ["content:docs/b.md#二"],
    expect.arrayContaining(["二"]),
  ]);
  const before = asked.length;
  await articles.summaries(["docs/b.md"]);
  expect(asked.length).toBe(before);
});

test("a file that was not started is checked too", async () => {
  const { articles } = begun(["docs/a.md"]);
  expect((await articles.summaries(["docs/b.md"]))[0]?.file).toBe("docs/b.md");
});

test("the next build has nothing to render", async () => {
  const first = begun(["docs/a.md"]);
  await first.articles.summaries(["docs/a.md"]);
  await first.articles.close();
  const second = begun(["docs/a.md"], first.stored);
  await second.articles.summaries(["docs/a.md"]);
  expect(second.asked.filter((key) => key.startsWith("article-"))).toEqual([]);
});

test("a file that cannot be read only fails the check of that file", async () => {
  writeFileSync(path.join(contentDir, "docs/c.md"), "# 丙\n");
  const { articles } = begun(["docs/none.md", "docs/c.md"]);
  expect(await articles.summaries(["docs/c.md"])).toHaveLength(1);
  await expect(articles.summaries(["docs/none.md"])).rejects.toThrow("ENOENT");
});
