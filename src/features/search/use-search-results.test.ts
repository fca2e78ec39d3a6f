/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import type { SearchClient } from "../../search/clients/search-client";
import { sharedClient } from "../../search/clients/shared-client";
import type { PageHit, SearchAnswer, SearchProgress, SearchRequest } from "../../search/model/search-types";
import { useSearchResults } from "./use-search-results";

jest.mock("../../search/clients/shared-client", () => ({ sharedClient: jest.fn() }));

const settings = { provider: "algolia", searchPagePath: "search", contextualSearch: true, algolia: null };
const page = (path: string) => ({ path, title: [], sections: [] }) as unknown as PageHit;
const nothing: SearchAnswer = {
  pages: [],
  total: 0,
  hasMore: false,
  mode: "all",
  areas: [],
  suggestions: [],
  pending: false,
};

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "");
});
afterEach(() => jest.useRealTimers());

async function setUp(answer: (request: SearchRequest) => Partial<SearchAnswer>) {
  const asked: SearchRequest[] = [];
  let tell = (_: SearchProgress) => {};
  const client: SearchClient = {
    prepare: () => {},
    open: jest.fn(),
    search: async (request) => {
      asked.push(request);
      return { ...nothing, ...answer(request) };
    },
    onProgress: (listener) => {
      tell = listener;
      return () => {};
    },
  };
  jest.mocked(sharedClient).mockResolvedValue(client);
  const { result, rerender } = renderHook(({ query }) => useSearchResults(settings, query, undefined), {
    initialProps: { query: "内存" },
  });
  await act(async () => {});
  return { asked, client, result, rerender, tell: (next: SearchProgress) => act(async () => tell(next)) };
}

test("a query is put once, to a client that has been opened once", async () => {
  const { asked, client, rerender } = await setUp(() => ({}));
  expect(asked.map(({ query, limit }) => [query, limit])).toEqual([["内存", 10]]);
  await act(async () => rerender({ query: "进程" }));
  expect(asked.map(({ query }) => query)).toEqual(["内存", "进程"]);
  expect(client.open).toHaveBeenCalledTimes(1);
});

test("more asks for more each time, also where that gave no further page, until there is no more", async () => {
  const { asked, result, rerender } = await setUp(({ limit = 0 }) => ({
    pages: [page("/a"), page("/b")],
    total: 2,
    hasMore: limit < 40,
  }));
  for (const limit of [20, 30, 40]) {
    expect(result.current.hasMore).toBe(true);
    await act(async () => result.current.more());
    expect(result.current.limit).toBe(limit);
  }
  expect(asked.map(({ limit }) => limit)).toEqual([10, 20, 30, 40]);
  expect(result.current.hasMore).toBe(false);
  await act(async () => rerender({ query: "进程" }));
  expect(asked.at(-1)?.limit).toBe(10);
});

test("Back finds as many results as the reader had come down to", async () => {
  const several = () => ({ pages: [page("/a")], total: 30, hasMore: true });
  const { result } = await setUp(several);
  await act(async () => result.current.more());
  const { asked, rerender } = await setUp(several);
  await act(async () => rerender({ query: "进程" }));
  expect(asked.map(({ limit }) => limit)).toEqual([20, 10]);
});

test("texts that come while more is asked for do not undo that", async () => {
  const { result, tell } = await setUp(() => ({ pages: [page("/a")], total: 30, hasMore: true }));
  act(() => {
    result.current.more();
  });
  await tell({ loaded: 1, total: 2, isLoading: true });
  expect(result.current.limit).toBe(20);
});

test("where the last texts do not come, results no longer wait for them", async () => {
  let pending = true;
  const { result, tell } = await setUp(() => ({ pending }));
  pending = false;
  await tell({ loaded: 0, total: 1, isLoading: false });
  expect(result.current.answer?.pending).toBe(false);
});
