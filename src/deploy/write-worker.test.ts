import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { offlineFile, offlinePage } from "./hosting/offline-page";
import { testSite } from "./hosting/testing/test-site";
import { writeWorker } from "./write-worker";

const root = mkdtempSync(path.join(tmpdir(), "worker-"));
const publicDir = path.join(root, "public");
const worker = () => readFileSync(path.join(publicDir, "sw.js"), "utf8");

beforeAll(async () => {
  mkdirSync(path.join(root, "public"));
  writeFileSync(path.join(root, "public", offlineFile), await offlinePage(testSite));
});

afterAll(() => rmSync(root, { recursive: true }));

test("the worker fetches the offline page during installation, loads nothing from other hosts, and stays small", async () => {
  await writeWorker({ publicDir, offline: true });
  const code = worker();
  expect(code).toMatch(/offline\.html/);
  expect(code).not.toMatch(/importScripts\("http|storage\.googleapis/);
  expect(gzipSync(code).length).toBeLessThan(3_000);
  await writeWorker({ publicDir, offline: true });
  expect(worker()).toBe(code);
  // esbuild loads slowly on a busy machine.
}, 60_000);

test("unregisters itself when offline reading is off", async () => {
  await writeWorker({ publicDir, offline: false });
  expect(worker()).toContain("unregister");
  expect(worker().length).toBeLessThan(1_000);
});

test("the offline page is in Chinese, needs no other file, and is not indexed by search engines", async () => {
  const html = await offlinePage({ ...testSite, baseUrl: "/notes/" });
  expect(html).toContain('<html lang="zh-Hans" dir="ltr">');
  expect(html).toMatch(/<h1><svg aria-hidden="true" .*<span>没有网络连接<\/span><\/h1>/);
  expect(html).toContain('content="noindex"');
  expect(html).toContain('href="/notes/"');
  // If the home page is not cached, the link would lead back to this page.
  expect(html).toContain('<span id="home" hidden> · <a href="/notes/">首页</a></span>');
  expect(html).not.toMatch(/src=|rel="stylesheet"/);
});
