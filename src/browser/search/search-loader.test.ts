import { encodeJson } from "../../shared/search/text-coding";
import { SearchLoader } from "./search-loader";
import { testFiles } from "./testing";

const { titles, texts } = testFiles([{ path: "/docs/a", title: "标题", text: "正文里的句子" }]);
const files: Record<string, unknown> = {
  "manifest.json": { titles: "data/t.json", texts: [{ area: "computerSidebar", name: "data/x.txt" }] },
  "data/t.json": titles,
  "data/x.txt": encodeJson(texts),
};

const base = "https://site.example/notes/search/";
const asked: string[] = [];

function serve(available: Record<string, unknown>) {
  globalThis.fetch = async (input) => {
    const name = String(input).replace(base, "");
    asked.push(name);
    const file = available[name];
    if (file instanceof Uint8Array) return new Response(Uint8Array.from(file));
    return name in available ? Response.json(file) : new Response("<!doctype html>", { status: 404 });
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

test("after a new deployment, whose files have other names, the next query begins with the new manifest", async () => {
  const loader = new SearchLoader(`${base}manifest.json`, () => {});
  await loader.ready();
  serve({
    "manifest.json": { titles: "data/t2.json", texts: [{ area: "computerSidebar", name: "data/x2.txt" }] },
    "data/t2.json": titles,
    "data/x2.txt": encodeJson(texts),
  });
  await expect(loader.open("/docs/a")).rejects.toThrow("404");
  await loader.open("/docs/a");
  expect((await loader.ready()).search({ query: "句子" }, false).total).toBe(1);
});

test("a page in place of a file is refused", async () => {
  serve({ "manifest.json": { error: "no such file" } });
  await expect(new SearchLoader(`${base}manifest.json`, () => {}).ready()).rejects.toThrow("not a file of this search");
});
