import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteErrors } from "../../packages/import/check/site-errors";
import { planSite } from "./plan-site";

const dir = mkdtempSync(path.join(tmpdir(), "init-"));
afterAll(() => rmSync(dir, { recursive: true }));

test("a new site builds without an edit, whatever its name", async () => {
  const files = planSite({ title: '引号"与：冒号#', url: "https://example.org", today: "2026-11-05", generator: null });
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  expect(await siteErrors(dir)).toEqual([]);
}, 60_000);

test("nothing in it is of this project's own content", () => {
  const files = planSite({ title: "甲", url: null, today: "2026-11-05", generator: "a/b" });
  const all = [...files.values()].join("\n");
  expect(all).not.toMatch(/节能|jieneng/);
  expect(files.get(".github/workflows/publish.yml")).toContain("repository: a/b\n");
  expect(files.has("blog/2026-11-05-hello.md")).toBe(true);
});
