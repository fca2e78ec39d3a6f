import { testFiles } from "../testing/search-files";
import type { Question, Reply } from "./worker";

const { titles, outlines, texts } = testFiles([
  { path: "/docs/a", title: "内存管理", text: "页表把虚拟地址翻译成物理地址。" },
  { path: "/docs/b", title: "网络", text: "三次握手。" },
]);
const first = {
  "manifest.json": {
    titles: "titles",
    outlines: "outlines",
    chinese: "chinese",
    texts: ["a", "b"],
  },
  titles: { ...titles, pages: titles.pages.map((page, file) => ({ ...page, file })) },
  outlines,
  chinese: { pinyin: "cun存 nei内", foreign: "", own: "", alike: "" },
  a: [texts[0]],
  b: [texts[1]],
};

let files: Record<string, unknown>;
let fetched: string[];
let replies: Reply[];
let send: (event: { data: unknown }) => void;

/** Starts a worker with these files on the server. */
function start(of: Record<string, unknown> = first): void {
  files = { ...of };
  [fetched, replies] = [[], []];
  const scope = {
    name: "https://site.example/search/manifest.json",
    addEventListener: (_: string, listener: typeof send) => {
      send = listener;
    },
    postMessage: (reply: Reply) => replies.push(reply),
  };
  const fetch = async (url: URL) => {
    const name = url.pathname.slice("/search/".length);
    fetched.push(name);
    return { ok: files[name] !== undefined, status: 404, json: async () => files[name] };
  };
  Object.assign(globalThis, { self: scope, fetch });
  jest.isolateModules(() => require("./worker"));
}

const ask = (query: string, more: Partial<Question> = {}, id = 1) =>
  send({ data: { id, question: { query, path: "/docs/b", savesData: false, ...more } } });
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const found = (reply = replies.at(-1)) =>
  reply && "answer" in reply ? reply.answer.pages.map(({ path }) => path) : [];
const progress = (reply = replies.at(-1)) => (reply && "answer" in reply ? reply.answer.progress : undefined);

test("fetches titles and headings before a question, and then the texts of the open page first", async () => {
  start();
  await settled();
  expect(fetched).toEqual(["manifest.json", "titles", "outlines"]);
  ask("内存");
  await settled();
  expect(fetched.slice(3)).toEqual(["manifest.json", "chinese", "b", "a"]);
});

test("answers with titles at once, and again as texts load", async () => {
  start();
  ask("虚拟地址");
  await settled();
  expect(found(replies[0])).toEqual([]);
  expect(progress(replies[0])?.isLoading).toBe(true);
  expect(found()).toEqual(["/docs/a"]);
  expect(progress()).toEqual({ loaded: 4, total: 4, isLoading: false });
  ask("neicun", {}, 2);
  expect(found()).toEqual(["/docs/a"]);
});

test("does not answer a question that was withdrawn", async () => {
  start();
  ask("内存");
  send({ data: { id: 1, question: null } });
  await settled();
  expect(replies).toEqual([]);
});

test("loads texts with Save-Data only when titles do not answer", async () => {
  start();
  ask("内存管理", { savesData: true });
  await settled();
  expect(fetched).not.toContain("a");
  ask("虚拟地址", { savesData: true });
  await settled();
  expect(found()).toEqual(["/docs/a"]);
});

test("reports an error without the titles, and tries again for the next question", async () => {
  start({});
  ask("内存");
  await settled();
  expect(replies).toEqual([{ id: 1, error: "Error: https://site.example/search/manifest.json: 404" }]);
  files = { ...first };
  ask("内存");
  await settled();
  expect(found()).toEqual(["/docs/a"]);
});

test("counts a missing text, still loads the others, and requests it again", async () => {
  start({ ...first, b: undefined });
  ask("虚拟地址");
  await settled();
  expect(found()).toEqual(["/docs/a"]);
  expect(progress()).toEqual({ loaded: 3, total: 4, isLoading: false });
  files = { ...first };
  ask("三次握手");
  await settled();
  expect(found()).toEqual(["/docs/b"]);
  expect(progress()?.loaded).toBe(4);
});

test("replaces files that are gone with those of a new deployment", async () => {
  start({ ...first, a: undefined });
  ask("虚拟地址");
  await settled();
  const manifest = { ...first["manifest.json"], titles: "titles2", texts: ["a2", "b"] };
  files = { ...first, "manifest.json": manifest, titles2: first.titles, a2: first.a };
  ask("虚拟地址");
  await settled();
  expect(found()).toEqual(["/docs/a"]);
  expect(progress()?.isLoading).toBe(false);
});
