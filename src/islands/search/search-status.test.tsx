/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { SearchStatus } from "./search-status";
import { noResults } from "./use-search";

jest.mock("../../search/clients/worker-client", () => ({ prepareWorker: () => {}, askWorker: () => () => {} }));

test.each([
  [false, "检查网络连接"],
  [true, "搜索服务拒绝了请求"],
])("if a search failed and isRefused is %s, the message names the cause", (isRefused, reason) => {
  const failed = {
    ...noResults,
    state: "failed",
    isRefused,
    asked: "甲",
    retry: () => {},
    askAsTyped: () => {},
  } as const;
  render(<SearchStatus search={failed} onSuggestion={() => {}} />);
  expect(screen.getByRole("alert").textContent).toContain(reason);
});
