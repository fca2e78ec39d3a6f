import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { testSite } from "./hosting/testing/test-site";
import { writeWorker } from "./write-worker";

const publicDir = mkdtempSync(path.join(tmpdir(), "worker-"));
const worker = () => readFileSync(path.join(publicDir, "sw.js"), "utf8");

beforeAll(() => mkdirSync(path.join(publicDir, "assets")));

test("the worker has the texts of the offline page, loads nothing from other hosts, and stays small", async () => {
  await writeWorker(publicDir, testSite);
  const code = worker();
  expect(code).toContain("没有网络连接");
  expect(code).not.toMatch(/importScripts\("http|storage\.googleapis/);
  expect(gzipSync(code).length).toBeLessThan(3_000);
  await writeWorker(publicDir, testSite);
  expect(worker()).toBe(code);
  // The limit is high, because esbuild loads slowly on a busy machine.
}, 60_000);

test("unregisters itself when offline reading is off", async () => {
  await writeWorker(publicDir, { ...testSite, offline: false });
  expect(worker()).toContain("unregister");
  expect(worker().length).toBeLessThan(1_000);
});
