import { liteClient } from "algoliasearch/lite";
import { searchAlgolia } from "./algolia-client";

jest.mock("../../browser/platform/site-path", () => ({ sitePath: (path: string) => path }));
jest.mock("algoliasearch/lite", () => ({ liteClient: jest.fn() }));

test("asks the application, key and index of site.yml", async () => {
  const search = jest.fn().mockResolvedValue({ results: [{ hits: [] }] });
  jest.mocked(liteClient).mockReturnValue({ search } as unknown as ReturnType<typeof liteClient>);
  const algolia = { appId: "APP", searchKey: "key", indexName: "notes", insights: false };
  await searchAlgolia(
    { query: "内存" },
    { provider: "algolia", searchPagePath: "search", contextualSearch: false, reportUrl: null, algolia },
  );
  expect(jest.mocked(liteClient).mock.calls).toEqual([["APP", "key"]]);
  expect(search.mock.calls[0]?.[0].requests[0]).toMatchObject({ indexName: "notes", query: "内存" });
});
