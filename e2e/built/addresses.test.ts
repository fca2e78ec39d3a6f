import { intendedPath } from "../../src/lib/paths";
import { oddAddresses } from "../support/odd-addresses";

const pages = ["/docs/llm/intro", "/docs/program/C%2B%2B/intro", "/docs/diary/25年日志/2025年06月", "/blog", "/search"];

test("the intended page of thousands of odd addresses is a decodable path of this host", () => {
  const faults = [...oddAddresses(5_000, pages)].filter(({ address }) => {
    const path = intendedPath(new URL(address, "http://localhost").pathname);
    return !/^\/(?!\/)/.test(path) || new URL(path, "http://localhost").host !== "localhost" || !isDecodable(path);
  });
  expect(faults).toEqual([]);
});

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
