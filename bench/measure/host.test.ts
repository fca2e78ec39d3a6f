import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeFiles } from "../files";
import { type Host, host } from "./host";

let served: Host;
const root = mkdtempSync(path.join(tmpdir(), "bench-host-"));

beforeAll(async () => {
  writeFiles(root, {
    "404.html": "not here",
    "a/index.html": "a folder",
    "中文.html": "a file",
    "app-0123456789abcdef0123.js": "1;".repeat(1000),
  });
  served = await host(root);
});
afterAll(async () => {
  await served.stop();
  rmSync(root, { recursive: true });
});

test.each([
  ["/a", 200, "a folder"],
  ["/a/", 200, "a folder"],
  ["/中文", 200, "a file"],
  ["/b", 404, "not here"],
  ["/..%2f..%2f..%2f..%2fetc/hostname", 404, "not here"],
])("%s is answered with %i and “%s”", async (name, status, text) => {
  const response = await fetch(served.origin + name);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

test("records compressed sizes, and caches hashed files for ever", async () => {
  const response = await fetch(`${served.origin}/app-0123456789abcdef0123.js`, { headers: { purpose: "prefetch" } });
  expect((await response.text()).length).toBe(2000);
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(served.log.at(-1)).toMatchObject({ path: "/app-0123456789abcdef0123.js", isPrefetch: true });
  expect(served.log.at(-1)?.bytes).toBeLessThan(100);
});

test("does not resend a file that the browser has", async () => {
  const first = await fetch(`${served.origin}/a`);
  const again = await fetch(`${served.origin}/a`, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  expect(served.log.at(-1)?.bytes).toBe(0);
});
