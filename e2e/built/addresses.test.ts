import { intendedPath } from "../../src/lib/paths";
import { oddAddresses } from "../support/odd-addresses";

const pages = ["/docs/sky/intro", "/docs/craft/A%2BB/intro", "/docs/diary/24年手记/2024年03月", "/blog", "/search"];

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
