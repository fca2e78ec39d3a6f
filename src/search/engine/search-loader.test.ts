import { encodeJson } from "../../contract/search/text-coding";
import { testFiles } from "../testing/search-files";
import { SearchLoader } from "./search-loader";

const { titles, texts } = testFiles([{ path: "/docs/a", title: "标题", text: "正文里的句子" }]);
const files: Record<string, unknown> = {
  "manifest.json": {
    titles: "data/t.json",
    chinese: "data/c.txt",
    texts: [{ area: "computerSidebar", name: "data/x.txt" }],
  },
  "data/t.json": titles,
  "data/x.txt": encodeJson(texts),
  "data/c.txt": encodeJson({ pinyin: "biao标 ti题", traditional: "", simplified: "" }),
};

const base = "https://site.example/notes/search/";
const asked: string[] = [];

function serve(available: Record<string, unknown>) {
  globalThis.fetch = async (input) => {
    const name = String(input).replace(base, "");
    asked.push(name);
    const file = available[name];
    if (file instanceof Uint8Array) return new Response(Uint8Array.from(file));
    return file !== undefined ? Response.json(file) : new Response("<!doctype html>", { status: 404 });
  };
}

beforeEach(() => {
  asked.length = 0;
  serve(files);
});

test("titles are there first, texts when they are asked for", async () => {
  const progress = jest.fn();
  const loader = new SearchLoader(`${base}manifest.json`, progress);
  const engine = await loader.ready();
  expect(asked).toEqual(["manifest.json", "data/t.json"]);
  expect(engine.search({ query: "句子" }, false).total).toBe(0);
  await loader.open("/docs/a");
  expect(engine.search({ query: "句子" }, false).total).toBe(1);
  expect(progress).toHaveBeenLastCalledWith({ loaded: 1, total: 1, isLoading: false });
  expect(loader.pending).toBe(false);
});

test("a failure is not for ever", async () => {
  serve({});
  const loader = new SearchLoader(`${base}manifest.json`, () => {});
  await expect(loader.ready()).rejects.toThrow("404");
  serve(files);
  await expect(loader.ready()).resolves.toBeDefined();
});

test("texts that wait for the first file of all are asked for as soon as that comes", async () => {
  serve({});
  const loader = new SearchLoader(`${base}manifest.json`, () => {});
  await expect(loader.open("/docs/a")).rejects.toThrow("404");
  expect(loader.isDue).toBe(true);
});

test("after a new deployment, whose files have other names, it begins anew with the new manifest", async () => {
  const loader = new SearchLoader(`${base}manifest.json`, () => {});
  await loader.ready();
  serve({
    "manifest.json": { titles: "data/t2.json", texts: [{ area: "computerSidebar", name: "data/x2.txt" }] },
    "data/t2.json": titles,
    "data/x2.txt": encodeJson(texts),
  });
  await loader.open("/docs/a");
  expect((await loader.ready()).search({ query: "句子" }, loader.pending)).toMatchObject({ total: 1, pending: false });
});

describe("where one of three files of texts fails", () => {
  const words = ["第一篇的话", "第二篇的话", "第三篇的话"];
  const three = testFiles(words.map((text, number) => ({ path: `/docs/${number}`, title: "标题", text })));
  const deployed = {
    "manifest.json": {
      titles: "data/t.json",
      texts: words.map((_, number) => ({ area: "", name: `data/${number}.txt` })),
    },
    "data/t.json": { ...three.titles, pages: three.titles.pages.map((page, file) => ({ ...page, file })) },
    ...Object.fromEntries(three.texts.map((text, number) => [`data/${number}.txt`, encodeJson([text])])),
  };
  const found = async (loader: SearchLoader) =>
    (await loader.ready()).search({ query: "篇的话" }, loader.pending).pages.map(({ path }) => path);

  test.each([
    ["is missing", undefined],
    ["is a page", "<!doctype html>"],
    ["holds something else", encodeJson([[{ text: 1 }]])],
  ])("because it %s, the others are loaded, and that it is missing is said", async (_, content) => {
    serve({ ...deployed, "data/0.txt": content });
    const progress = jest.fn();
    const loader = new SearchLoader(`${base}manifest.json`, progress);
    await expect(loader.open("/docs/0")).rejects.toThrow("data/0.txt");
    expect(await found(loader)).toEqual(["/docs/1", "/docs/2"]);
    expect(progress).toHaveBeenLastCalledWith({ loaded: 2, total: 3, isLoading: false });
    expect(loader.isDue).toBe(false);
    // The same deployment: nothing is begun anew.
    expect(asked.filter((name) => name === "data/t.json")).toHaveLength(1);

    asked.length = 0;
    serve(deployed);
    await loader.open("/docs/0");
    expect(asked).toEqual(["data/0.txt"]);
    expect(await found(loader)).toEqual(["/docs/0", "/docs/1", "/docs/2"]);
    expect(progress).toHaveBeenLastCalledWith({ loaded: 3, total: 3, isLoading: false });
  });

  test("two files in a row that do not come in time are the end of an attempt", async () => {
    serve(deployed);
    const inTime = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (!String(input).endsWith(".txt")) return inTime(input, init);
      asked.push(String(input).replace(base, ""));
      throw new DOMException("too late", "TimeoutError");
    };
    const loader = new SearchLoader(`${base}manifest.json`, () => {});
    await expect(loader.open("/docs/0")).rejects.toThrow("too late");
    expect(asked.filter((name) => name.endsWith(".txt"))).toEqual(["data/0.txt", "data/1.txt"]);
  });
});

test("a page in place of a file is refused", async () => {
  serve({ "manifest.json": { error: "no such file" } });
  await expect(new SearchLoader(`${base}manifest.json`, () => {}).ready()).rejects.toThrow("not a file of this search");
});

test("pinyin is understood with a file of its own, and without it the rest is answered", async () => {
  const loader = new SearchLoader(`${base}manifest.json`, () => {});
  const engine = await loader.ready();
  serve({});
  await loader.learnChinese(engine);
  expect(engine.search({ query: "biaoti" }, false).total).toBe(0);
  serve(files);
  await loader.learnChinese(engine);
  expect(engine.search({ query: "biaoti" }, false).total).toBe(1);
});
