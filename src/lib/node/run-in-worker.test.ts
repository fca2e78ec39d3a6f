/** @jest-environment node */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInWorker } from "./run-in-worker";

/** Writes a module and returns its path. */
function moduleOf(code: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "worker-")), "module.ts");
  writeFileSync(file, code);
  return file;
}

test("runs a module with its input in another thread, and returns its result", async () => {
  const module = moduleOf(`
    import { isMainThread } from "node:worker_threads";
    export default async function run({ words }: { words: ReadonlySet<string> }) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new Map([["isMainThread", isMainThread], ["words", [...words]]]);
    }
  `);
  const result = await runInWorker<object, ReadonlyMap<string, unknown>>(module, { words: new Set(["沏茶"]) });
  expect([...result]).toEqual([
    ["isMainThread", false],
    ["words", ["沏茶"]],
  ]);
});

test.each([
  ["throws", "export default function run() { throw new Error('no such page'); }"],
  ["rejects", "export default async function run() { await null; throw new Error('no such page'); }"],
])("passes on what a function %s", async (_, code) => {
  await expect(runInWorker<null, void>(moduleOf(code), null)).rejects.toThrow("no such page");
});
