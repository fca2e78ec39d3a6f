import { spawnSync } from "node:child_process";
import { contentFolder } from "../../src/markdown/testing/render";

test("a link of a published page to a draft is broken, as in a build", () => {
  const dir = contentFolder({
    "site.yml": "title: 站\nurl: https://own.example\nonBrokenMarkdownLinks: throw\n",
    "docs/a.md": "---\ntitle: 甲\n---\n\n[草稿](./d.md)\n",
    "docs/d.md": "---\ntitle: 丁\ndraft: true\n---\n\n[回去](./a.md)与[自己](./d.md)\n",
  });
  const env = { ...process.env, CONTENT_DIR: dir };
  const { stdout, status } = spawnSync(process.execPath, ["scripts/notes-site.cjs", "check"], {
    env,
    encoding: "utf8",
  });
  expect(stdout).toMatch(/^错误 docs\/a\.md:5: 链接到docs\/d\.md，它是草稿/);
  expect(stdout).toContain("1个错误，0个警告");
  expect(status).toBe(1);
}, 60_000);
