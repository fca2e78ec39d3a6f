import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const dir = mkdtempSync(path.join(tmpdir(), "packed-"));
afterAll(() => rmSync(dir, { recursive: true }));

test("the package has what a build needs, and neither content nor tests", () => {
  const file = execFileSync(process.execPath, ["scripts/notes-site.cjs", "pack", dir], { encoding: "utf8" }).trim();
  const names = execFileSync("tar", ["tzf", file], { encoding: "utf8" }).split("\n");
  expect(names).toEqual(
    expect.arrayContaining([
      "package/package.json",
      "package/project/package.json",
      "package/project/package-lock.json",
      "package/project/gatsby-node.ts",
      "package/project/src/templates/blog-post.tsx",
      "package/project/scripts/notes-site.cjs",
      "package/project/packages/import/run.ts",
    ]),
  );
  expect(
    names.filter((name) => /\.test\.|^package\/project\/(?:content|static|e2e|bench|docs)\/|\/testing\//.test(name)),
  ).toEqual([]);
});
