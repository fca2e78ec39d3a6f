import { rmSync } from "node:fs";
import path from "node:path";
import { historyDiagnostics } from "../../assets/git/file-times";
import { FakeGatsby } from "../../gatsby/testing/fake-gatsby";
import { contentFolder } from "../../markdown/testing/render";

jest.mock("../../assets/git/file-times", () => ({
  ...jest.requireActual("../../assets/git/file-times"),
  historyDiagnostics: jest.fn(() => []),
}));

const contentDir = process.env.CONTENT_DIR;

afterAll(() => {
  if (contentDir === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = contentDir;
});

const post = (frontMatter: string) => `---\ntitle: 甲\n${frontMatter}\n---\n{/* truncate */}\n\n正文\n`;

test("pictures in front matter are checked, including those of unlisted posts", async () => {
  const dir = contentFolder({
    "blog/2025-03-01-listed.mdx": post("image: ./img/甲.png"),
    "blog/2025-03-02-unlisted.mdx": post("image: ./img/乙.png\nunlisted: true"),
  });
  const { panicOnBuild } = await FakeGatsby.load(dir);
  expect(panicOnBuild.mock.calls.flat().join()).toMatch(
    /^内容中有2处错误：\n.*listed\.mdx:3 image: 图片".\/img\/甲\.png"不存在\n.*\n.*unlisted\.mdx:3 image: 图片".\/img\/乙\.png"不存在\n/,
  );
  rmSync(dir, { recursive: true });
});

test("a shallow clone is reported once", async () => {
  jest.mocked(historyDiagnostics).mockReturnValue([{ severity: "warning", file: ".git", message: "is cut off" }]);
  const { warn } = await FakeGatsby.load(path.resolve("e2e/fixtures/docusaurus"));
  expect(
    warn.mock.calls
      .flat()
      .join()
      .match(/\.git: is cut off/g),
  ).toHaveLength(1);
});

test("warns about a page that was verified too long ago, and about no other page", async () => {
  const { checkAges } = await import("./check-content");
  const page = (file: string, date: string | null) => ({
    file,
    checked: date === null ? null : { date, versions: [] },
  });
  const pages = [page("docs/a.mdx", "2023-11-24T00:00:00.000Z"), page("docs/b.mdx", "2023-11-26T00:00:00.000Z")];
  expect(checkAges([...pages, page("docs/c.mdx", null)], new Date("2025-11-25T00:00:00.000Z"))).toMatchObject([
    { severity: "warning", file: "docs/a.mdx", field: "checked", message: "上次核对是2023-11-24，已过2年" },
  ]);
});

test("tags of docs that share an address are reported, like those of posts", async () => {
  const dir = contentFolder({
    "docs/a.md": "---\ntitle: 甲\ntags: [C++]\n---\n正文\n",
    "docs/b.md": "---\ntitle: 乙\ntags: [C]\n---\n正文\n",
  });
  const { warn } = await FakeGatsby.load(dir);
  expect(warn.mock.calls.flat().join()).toMatch(/docs\/a\.md:3 tags: .*C\+\+.*tags\/c/);
  rmSync(dir, { recursive: true });
});
