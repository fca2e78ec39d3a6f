import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ArticleStore } from "./article-store";
import { renderArticle } from "./render-article";

jest.mock("./render-article", () => {
  const original = jest.requireActual("./render-article");
  return { ...original, renderArticle: jest.fn(original.renderArticle) };
});

const contentDir = mkdtempSync(path.join(tmpdir(), "articles-"));
writeFileSync(path.join(contentDir, "调度.md"), "# 调度\n\n正文。\n");
writeFileSync(path.join(contentDir, "缺图.md"), "![图](./没有.png)\n");

/** A store, and how often it asked its cache and rendered. */
function storeOf(stored = new Map<string, unknown>()) {
  jest.mocked(renderArticle).mockClear();
  const reads = jest.fn(async (key: string) => stored.get(key));
  const cache = { get: reads, set: async (key: string, value: unknown) => void stored.set(key, value) };
  return { store: new ArticleStore({ contentDir, format: "detect", cache }), reads, stored };
}

test("a file is rendered once, however many ask for it, at once and later", async () => {
  const { store } = storeOf();
  const [first, second] = await Promise.all([store.get("调度.md"), store.get("调度.md")]);
  expect(second).toBe(first);
  expect((await store.get("调度.md")).html).toBe(first.html);
  expect(renderArticle).toHaveBeenCalledTimes(1);
});

test("what the cache holds is not held in memory too", async () => {
  const { store, reads } = storeOf();
  await store.get("调度.md");
  await store.get("调度.md");
  expect(reads).toHaveBeenCalledTimes(2);
});

test("the next build finds it in the cache", async () => {
  const { store, stored } = storeOf();
  await store.get("调度.md");
  await storeOf(stored).store.get("调度.md");
  expect(renderArticle).not.toHaveBeenCalled();
});

test("an article with a problem is rendered once a build and in each build", async () => {
  const { store, stored } = storeOf();
  await store.get("缺图.md");
  await store.get("缺图.md");
  expect(renderArticle).toHaveBeenCalledTimes(1);
  expect(stored.size).toBe(0);
});

test("to check files that have not changed, their texts are not read", async () => {
  const { store, stored } = storeOf();
  const checked = await store.checkAll(["调度.md", "缺图.md"]);
  expect(checked.map(({ problems }) => problems.length)).toEqual([0, 1]);
  const second = storeOf(stored);
  expect(await second.store.checkAll(["调度.md"])).toEqual(checked.slice(0, 1));
  expect(second.reads.mock.calls.filter(([key]) => key.startsWith("article-"))).toEqual([]);
});
