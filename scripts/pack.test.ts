import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const dir = mkdtempSync(path.join(tmpdir(), "packed-"));
afterAll(() => rmSync(dir, { recursive: true }));

test("the package has what a build needs, and neither content nor tests", () => {
  const file = execFileSync(process.execPath, ["scripts/pack.mjs", dir], { encoding: "utf8" }).trim();
  const names = execFileSync("tar", ["tzf", file], { encoding: "utf8" }).split("\n");
  expect(names).toEqual(
    expect.arrayContaining([
      "package/package.json",
      "package/project/package.json",
      "package/project/package-lock.json",
      "package/project/gatsby-node.ts",
      "package/project/src/templates/blog-post.tsx",
      "package/project/scripts/notes-site.mjs",
      "package/project/packages/import/run.ts",
    ]),
  );
  expect(
    names.filter((name) => /\.test\.|^package\/project\/(?:content|static|e2e|bench|docs)\/|\/testing\//.test(name)),
  ).toEqual([]);
});

test.each([
  [["--help"], 0],
  [["bulid"], 1],
])("notes-site %j lists its commands", (args, status) => {
  const ended = spawnSync(process.execPath, ["scripts/notes-site.mjs", ...args], { encoding: "utf8" });
  expect(ended.stdout).toContain("notes-site <命令>");
  expect(ended.status).toBe(status);
});
