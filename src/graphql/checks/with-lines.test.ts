import { rmSync } from "node:fs";
import { FakeGatsby } from "../../gatsby/testing/fake-gatsby";
import { formatPlace } from "../../lib/diagnostic";
import { contentFolder } from "../../markdown/testing/render";
import { withLines } from "./with-lines";

const dir = contentFolder({
  "blog/authors.yml": "甲:\n  name: 甲\n  page: { permalink: /same }\n乙:\n  name: 乙\n  page: { permalink: /same }\n",
  "docs/_category_.json": '{\n  "label": "类"\n}\n',
  "blog/2025-03-01-a.md": "---\ntitle: 甲\nauthors: 丙\n---\n<!-- truncate -->\n\n正文\n",
});
const before = process.env.CONTENT_DIR;

afterAll(() => {
  if (before === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = before;
  rmSync(dir, { recursive: true });
});

test("finds the line of a field in a page and in data files, wherever the data file is", () => {
  const place = (file: string, field?: string, line?: number) => ({ file, field, line });
  const places = [
    place("blog/2025-03-01-a.md", "authors"),
    place("authors.yml", "乙.page"),
    place("docs/_category_.json", "label"),
    place("docs/_category_.json", "label", 7),
    place("blog/2025-03-01-a.md"),
    place("docs/gone.md", "title"),
    place("site.yml", "docs.net"),
  ];
  const found = withLines(
    places.map((of) => ({ severity: "error", message: "", ...of })),
    dir,
  );
  expect(found.map(formatPlace)).toEqual([
    "blog/2025-03-01-a.md:3 authors",
    "blog/authors.yml:6 乙.page",
    "docs/_category_.json:2 label",
    "docs/_category_.json:7 label",
    "blog/2025-03-01-a.md",
    "docs/gone.md title",
    "site.yml docs.net",
  ]);
});

test("a build reports two authors with one address, and an unknown author, with their lines", async () => {
  const { panicOnBuild } = await FakeGatsby.load(dir);
  const found = panicOnBuild.mock.calls.flat().join();
  expect(found).toMatch(/blog\/authors\.yml:6 乙\.page: 地址\/blog\/authors\/same已被.*\n.*page: \{ permalink:/);
  expect(found).toContain('blog/2025-03-01-a.md:3 authors: authors.yml里没有"丙"');
});
