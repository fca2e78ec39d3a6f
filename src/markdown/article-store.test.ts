import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ArticleStore } from "./article-store";
import { renderArticle } from "./render-article";
import { articleHtml } from "./sanitize/sanitize-tree";
import { contentFolder, printed } from "./testing/render";

jest.mock("./render-article", () => {
  const original = jest.requireActual("./render-article");
  return { ...original, renderArticle: jest.fn(original.renderArticle) };
});

const contentDir = mkdtempSync(path.join(tmpdir(), "articles-"));
writeFileSync(path.join(contentDir, "调度.md"), "# 调度\n\n正文。\n");
writeFileSync(path.join(contentDir, "缺图.md"), "![图](./没有.png)\n");

/** Creates a store that counts its cache reads and renderings. */
function storeOf(stored = new Map<string, unknown>(), dir = contentDir) {
  jest.mocked(renderArticle).mockClear();
  const reads = jest.fn(async (key: string) => stored.get(key));
  const cache = { get: reads, set: async (key: string, value: unknown) => void stored.set(key, value) };
  return { store: new ArticleStore(dir, "detect", cache), reads, stored };
}

test("a file is rendered once, however many ask for it, at once and later", async () => {
  const { store } = storeOf();
  const [first, second] = await Promise.all([store.get("调度.md"), store.get("调度.md")]);
  expect(second).toBe(first);
  expect((await store.get("调度.md")).tree).toEqual(first.tree);
  expect(renderArticle).toHaveBeenCalledTimes(1);
});

test("cached articles are not kept in memory", async () => {
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

test("an article with a diagnostic is rendered once a build and in each build", async () => {
  const { store, stored } = storeOf();
  await store.get("缺图.md");
  await store.get("缺图.md");
  expect(renderArticle).toHaveBeenCalledTimes(1);
  expect(stored.size).toBe(0);
});

test("to check files that have not changed, their texts are not read", async () => {
  const { store, stored } = storeOf();
  const checked = await store.summaries(["调度.md", "缺图.md"]);
  expect(checked.map(({ diagnostics }) => diagnostics.length)).toEqual([0, 1]);
  const second = storeOf(stored);
  expect(await second.store.summaries(["调度.md"])).toEqual(checked.slice(0, 1));
  expect(second.reads.mock.calls.filter(([key]) => key.startsWith("article-"))).toEqual([]);
});

describe("the other files an article names", () => {
  const missing = 'error docs/a.md:5: 图片"img/电路.png"不存在\n    → ![图](img/电路图.png)';
  const withPicture = () =>
    contentFolder({
      "docs/a.md": "---\ntitle: 甲\n---\n段\n![图](img/电路.png)\n",
      "docs/img/电路.png": "GIF89a",
      "docs/img/电路图.png": "x",
    });

  test("a picture that was deleted is missed in the next build, in the words of the first one", async () => {
    const dir = withPicture();
    const { store, stored } = storeOf(undefined, dir);
    expect((await store.summaries(["docs/a.md"])).flatMap(printed)).toEqual([]);
    rmSync(path.join(dir, "docs/img/电路.png"));
    const warm = await storeOf(stored, dir).store.summaries(["docs/a.md"]);
    expect(warm.flatMap(printed)).toEqual([missing]);
    expect(await storeOf(undefined, dir).store.summaries(["docs/a.md"])).toEqual(warm);
  });

  test("a restored picture is found, also by articles that missed it", async () => {
    const dir = withPicture();
    const { store } = storeOf(undefined, dir);
    rmSync(path.join(dir, "docs/img/电路.png"));
    expect(printed(await store.get("docs/a.md"))).toEqual([missing]);
    writeFileSync(path.join(dir, "docs/img/电路.png"), "GIF89a");
    expect((await store.get("docs/a.md")).diagnostics).toEqual([]);
  });

  test("what a picture shows is not part of the text", async () => {
    const dir = withPicture();
    const { store, stored } = storeOf(undefined, dir);
    await store.get("docs/a.md");
    writeFileSync(path.join(dir, "docs/img/电路.png"), "GIF89a, another");
    await storeOf(stored, dir).store.get("docs/a.md");
    expect(renderArticle).not.toHaveBeenCalled();
  });

  test.each([
    ["md", 'in double quotes, `file="code/x.txt"`', '```text file="code/x.txt"\n```'],
    ["md", "in single quotes", "```text file='./code/x.txt'\n```"],
    ["md", "without quotes", "```text file=./code/x.txt\n```"],
    ["md", "from the top, after an escaped quote", '```text title="a \\\\"b\\\\"" file=/docs/code/x.txt\n```'],
    ["md", "percent-encoded, behind an entity", "```text title=&quot;a&quot; file=./code/%78.txt\n```"],
    ["md", "glued to marked lines", "```text{1} file=./code/x.txt\n```"],
    ["md", "with tildes, in a list", "1. 项\n\n   - ~~~text file=./code/x.txt\n     ~~~"],
    ["md", "in a quote in a list", "- > ```text file=./code/x.txt\n  > ```"],
    ["md", "in a long fence", "`````text file=./code/x.txt\n`````"],
    ["md", "in a footnote", "文[^1]\n\n[^1]: 注\n\n    ```text file=./code/x.txt\n    ```"],
    ["mdx", "in a tab", '<Tabs><TabItem value="a">\n\n```text file=./code/x.txt\n```\n\n</TabItem></Tabs>'],
  ])("%s: a program that is included %s is included again when it changes", async (format, _how, body) => {
    const file = `docs/a.${format}`;
    const dir = contentFolder({ [file]: body, "docs/code/x.txt": "旧" });
    const { store, stored } = storeOf(undefined, dir);
    const first = await store.get(file);
    expect([articleHtml(first.tree), first.includes]).toEqual([expect.stringContaining("旧"), ["docs/code/x.txt"]]);
    await storeOf(stored, dir).store.get(file);
    expect(renderArticle).not.toHaveBeenCalled();
    writeFileSync(path.join(dir, "docs/code/x.txt"), "新");
    const second = await storeOf(stored, dir).store.get(file);
    expect(articleHtml(second.tree)).toContain("新");
    expect(second.markdown).toContain("新");
  });

  test("a fence inside a fence is text, and includes nothing", async () => {
    const body = "`````md\n```text file=./code/x.txt\n```\n`````";
    const dir = contentFolder({ "docs/a.md": body, "docs/code/x.txt": "旧" });
    expect(await storeOf(undefined, dir).store.get("docs/a.md")).toMatchObject({ includes: [], diagnostics: [] });
  });
});

const component = (body: string) => `export default function Lamp() { return <b>${body}</b>; }\n`;

test.each(["the article", "the component", "what the component imports"])(
  "while a mistake in %s leaves no text the last one stays, with the mistake, and goes when it is mended",
  async (where) => {
    const article = 'import Lamp from "../components/灯.tsx";\n\n正文。\n\n<Lamp />\n';
    const dir = contentFolder({ "components/灯.tsx": component("亮"), "docs/a.mdx": article });
    const write = (file: string, text: string) => writeFileSync(path.join(dir, file), text);
    const { store } = storeOf(new Map(), dir);
    const htmlOf = async () => articleHtml((await store.get("docs/a.mdx")).tree);
    const good = await htmlOf();
    expect(good).toContain("<b>亮</b>");
    const mistakes: Readonly<Record<string, () => void>> = {
      "the article": () => write("docs/a.mdx", `${article}\n<b>\n`),
      "the component": () => write("components/灯.tsx", component("{")),
      "what the component imports": () => write("components/灯.tsx", `import "./缺.ts";\n${component("亮")}`),
    };
    mistakes[where]?.();
    for (let time = 0; time < 2; time += 1) {
      const broken = await store.get("docs/a.mdx");
      expect(articleHtml(broken.tree)).toBe(good);
      expect(broken.diagnostics.map(({ severity }) => severity)).toContain("error");
    }
    write("docs/a.mdx", article);
    if (where === "what the component imports") write("components/缺.ts", "export {};\n");
    else write("components/灯.tsx", component("更亮"));
    expect((await store.get("docs/a.mdx")).diagnostics).toEqual([]);
    if (where === "the component") expect(await htmlOf()).toContain("更亮");
  },
);
