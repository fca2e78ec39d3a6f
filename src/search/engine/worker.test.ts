import { buildSearch } from "../build/build-search";
import type { SearchRequest } from "../model/search-types";
import { type TestPage, testContents } from "../testing/search-files";
import type { Reply } from "./worker";

const pages: TestPage[] = [
  { path: "/docs/a", title: "内存管理", text: "页表把虚拟地址翻译成物理地址。" },
  { path: "/docs/b", title: "网络", text: "三次握手。" },
];

/** Returns the files of a site by their address below `/search/`. */
function filesOf(pages: readonly TestPage[], folder: string): Record<string, unknown> {
  const { manifest, files } = buildSearch(testContents(pages));
  return {
    "manifest.json": { ...manifest, folder },
    ...Object.fromEntries([...files].map(([name, content]) => [`${folder}/${name}.json`, content])),
  };
}

let files: Record<string, unknown>;
let fetched: string[];
let replies: Reply[];
let send: (event: { data: unknown }) => void;

/** Loads the worker with a fake server that has these files. */
function start(of = filesOf(pages, "data/1")): void {
  files = of;
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

const ask = (query: string, id = 1) => send({ data: { id, question: { query } satisfies SearchRequest } });
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const found = (reply = replies.at(-1)) =>
  reply && "answer" in reply ? reply.answer.pages.map(({ path }) => path) : [];
const isIncomplete = (reply = replies.at(-1)) => reply && "answer" in reply && reply.answer.isIncomplete;

test("fetches only the manifest before a question, and then answers it once", async () => {
  start();
  await settled();
  expect(fetched).toEqual(["manifest.json"]);
  ask("虚拟地址");
  await settled();
  expect(replies).toHaveLength(1);
  expect(found()).toEqual(["/docs/a"]);
  expect(isIncomplete()).toBeUndefined();
});

test("fetches no file twice, and none of pages that were not found", async () => {
  start();
  ask("虚拟地址");
  ask("虚拟地址", 2);
  await settled();
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched.filter((name) => name.includes("texts-"))).toEqual(["data/1/texts-0.json"]);
});

test("does not answer a question that was withdrawn", async () => {
  start();
  ask("内存");
  send({ data: { id: 1, question: null } });
  await settled();
  expect(replies).toEqual([]);
});

test("reports an error without the manifest, and tries again for the next question", async () => {
  start({});
  ask("内存");
  await settled();
  expect(replies).toEqual([{ id: 1, error: "Error: https://site.example/search/manifest.json: 404" }]);
  files = filesOf(pages, "data/1");
  ask("内存");
  await settled();
  expect(found()).toEqual(["/docs/a"]);
});

test("says that an answer without some files may be incomplete, and requests them again", async () => {
  start();
  const { "data/1/texts-1.json": lost, ...rest } = files;
  files = rest;
  ask("三次握手");
  await settled();
  expect(isIncomplete()).toBe(true);
  files["data/1/texts-1.json"] = lost;
  ask("三次握手");
  await settled();
  expect(found()).toEqual(["/docs/b"]);
  expect(isIncomplete()).toBeUndefined();
});

test("replaces files that are gone with those of a new deployment", async () => {
  start();
  await settled();
  files = filesOf([...pages, { path: "/docs/c", title: "虚拟地址" }], "data/2");
  ask("虚拟地址");
  await settled();
  expect(isIncomplete()).toBe(true);
  ask("虚拟地址");
  await settled();
  expect(found()).toContain("/docs/c");
});
