import { picturesOf, rememberSaved, saveArea, savedState } from "./save-area";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/notes${path}` }));

const files: Record<string, string> = {
  "/notes/docs/a": '<p><img alt="" src="/notes/static/1.png" srcset="/notes/static/2.png 2x"></p>',
  "/notes/search/manifest.json": '{"titles":"data/titles-1.json","texts":[{"area":"a","name":"data/a-1.txt"}]}',
};
const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
};
let asked: string[] = [];
/** Addresses in the worker's cache of pages. */
const kept = new Set<string>();
const persist = jest.fn(async () => true);
const loadPage = jest.fn(async () => ({}));

beforeEach(() => {
  asked = [];
  Object.assign(globalThis, {
    window: {
      ___loader: { loadPage },
      searchFiles: ["search-modal-1.js", "search-2.js"],
      localStorage,
      location: { href: "https://a.example/notes/" },
    },
    caches: {
      open: async (name: string) => ({
        keys: async () =>
          [...(name === "pages-@/notes/" ? kept : [])].map((path) => ({ url: `https://a.example${path}` })),
      }),
    },
    fetch: async (address: string) => {
      asked.push(address);
      if (address in files && address.startsWith("/notes/docs/")) kept.add(address);
      return { ok: address in files, text: async () => files[address] ?? "" };
    },
  });
  setSpace(1_000_000_000);
});

const setSpace = (quota: number) =>
  Object.defineProperty(globalThis, "navigator", {
    value: { storage: { estimate: async () => ({ quota, usage: 0 }), persist } },
    configurable: true,
  });

test("fetches the pages with their code and data, their pictures once, and what the search needs", async () => {
  const progress: number[] = [];
  const result = await saveArea(["/docs/a", "/docs/没有"], (done) => progress.push(done));
  expect(result).toEqual({ failed: 1, isFull: false });
  expect(progress).toEqual([1, 2]);
  expect(persist).toHaveBeenCalledTimes(1);
  expect(loadPage).toHaveBeenCalledWith("/notes/docs/a");
  expect(asked.slice(2)).toEqual([
    "/notes/search/manifest.json",
    "/notes/static/1.png",
    "/notes/search-modal-1.js",
    "/notes/search-2.js",
    "/notes/search/data/titles-1.json",
    "/notes/search/data/a-1.txt",
  ]);
});

test("fetches nothing where the browser has no room", async () => {
  setSpace(1_000);
  expect(await saveArea(["/docs/a"], () => {})).toEqual({ failed: 1, isFull: true });
  expect(asked).toEqual([]);
});

test("what is no list of the search's files does not end the saving", async () => {
  const manifest = files["/notes/search/manifest.json"] ?? "";
  files["/notes/search/manifest.json"] = "<p>请先登录</p>";
  expect(await saveArea(["/docs/a"], () => {})).toEqual({ failed: 0, isFull: false });
  files["/notes/search/manifest.json"] = manifest;
});

test("what was saved is looked for in the cache, and stale once the texts of the area have changed", async () => {
  const manifest = files["/notes/search/manifest.json"] ?? "";
  const state = () => savedState("a", ["/docs/a"]);
  kept.clear();
  expect(await state()).toBe("missing");
  await saveArea(["/docs/a"], () => {});
  expect(await state()).toBe("missing");
  await rememberSaved("a");
  expect(await state()).toBe("saved");
  files["/notes/search/manifest.json"] = manifest.replace("b-1", "b-2");
  expect(await state()).toBe("saved");
  files["/notes/search/manifest.json"] = manifest.replace("a-1", "a-2");
  expect(await state()).toBe("stale");
  files["/notes/search/manifest.json"] = manifest;
  // The browser has evicted it.
  kept.clear();
  expect(await state()).toBe("missing");
});

test("pictures of other hosts stay where they are", () => {
  expect(picturesOf('<img src="https://a.example/b.png"><img width="1" src="/c.svg">')).toEqual(["/c.svg"]);
});
