import type { DocSearchTransformClient } from "@docsearch/react";
import type { SearchClient } from "../../search/clients/search-client";
import type { PageHit, SearchAnswer, SearchProgress } from "../../search/model/search-types";
import { ModalSearch } from "./modal-search";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path, navigate: jest.fn() }));
jest.spyOn(console, "warn").mockImplementation(() => {});

const area = { id: "blog", label: "博客", tag: "default" };
const hit = (path: string): PageHit => ({
  path,
  title: [{ text: path, marked: false }],
  area,
  under: [],
  date: null,
  sections: [{ objectID: path, anchor: null, level: 1, title: [{ text: path, marked: false }], snippet: [] }],
});
const answer = (paths: readonly string[], pending = false): SearchAnswer => ({
  pages: paths.map(hit),
  total: paths.length,
  hasMore: false,
  mode: "all",
  areas: [],
  suggestions: [],
  pending,
});

function setUp(...answers: (SearchAnswer | Error)[]) {
  let tell: (progress: SearchProgress) => void = () => {};
  const client: SearchClient = {
    prepare: () => {},
    open: () => {},
    search: jest.fn(async () => {
      const next = answers.shift() ?? answer([]);
      if (next instanceof Error) throw next;
      return next;
    }),
    onProgress: (listener) => {
      tell = listener;
      return () => {};
    },
  };
  const onStatus = jest.fn();
  const search = new ModalSearch(client, onStatus);
  search.listen(() => {});
  const behind = search.behind({} as DocSearchTransformClient);
  const ask = async (query: string) => {
    const { results } = (await behind.search({ requests: [{ query, indexName: "" }] } as never)) as never as {
      results: [{ hits: { url: string }[]; nbHits: number }];
    };
    return results[0].hits.map(({ url }) => url);
  };
  return {
    client,
    search,
    ask,
    onStatus,
    progress: (loaded: number) => tell({ loaded, total: 2, isLoading: loaded < 2 }),
  };
}

test("nothing is asked while an input method composes", async () => {
  const { client, search, ask } = setUp(answer(["/a"]));
  search.compositionStarts();
  const asked = ask("shi'zhong");
  await Promise.resolve();
  expect(client.search).not.toHaveBeenCalled();
  search.compositionEnds();
  expect(await asked).toEqual(["/a"]);
});

test("results that are shown keep their places when more arrive", async () => {
  const { ask } = setUp(answer(["/a", "/b"], true), answer(["/new", "/b", "/a"]));
  expect(await ask("内存")).toEqual(["/a", "/b"]);
  expect(await ask("内存")).toEqual(["/a", "/b", "/new"]);
});

test("no more pages are asked for than are shown, unless some are shown already", async () => {
  const { ask, client } = setUp(answer(["/a"], true), answer(["/a"]));
  await ask("内存");
  await ask("内存");
  expect(jest.mocked(client.search).mock.calls.map(([{ limit, sectionsPerPage }]) => [limit, sectionsPerPage])).toEqual(
    [
      [20, 2],
      [40, 2],
    ],
  );
});

test("another query is ranked afresh", async () => {
  const { ask } = setUp(answer(["/a", "/b"]), answer(["/b", "/a"]));
  await ask("内存");
  expect(await ask("内存管理")).toEqual(["/b", "/a"]);
});

test("that there is nothing is said only when all texts have been looked through", async () => {
  const { ask, onStatus, progress } = setUp(answer([], true), answer(["/late"]));
  const asked = ask("内存");
  await new Promise((resolve) => setTimeout(resolve));
  expect(onStatus).not.toHaveBeenCalled();
  progress(1);
  expect(await asked).toEqual(["/late"]);
});

test("a failure is a status, and no rejection", async () => {
  const { ask, onStatus } = setUp(new Error("offline"));
  expect(await ask("内存")).toEqual([]);
  expect(onStatus).toHaveBeenLastCalledWith({ kind: "failed", query: "内存" });
});
