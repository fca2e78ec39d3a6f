import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { finishPages } from "./finalize-pages";
import { restoreGatsbyPages } from "./gatsby-pages";

const root = mkdtempSync(path.join(tmpdir(), "finish-"));
const publicDir = path.join(root, "public");
const folders = { publicDir, gatsbyDir: path.join(root, "as-gatsby-wrote"), finishedDir: path.join(root, "finished") };
const page = (file: string) => path.join(publicDir, file);
const read = (file: string) => readFileSync(page(file), "utf8");
const finish = (version = "1", mark = "!") =>
  finishPages({ folders, steps: [(html) => html + mark], version, recordFile: path.join(root, "finished.json") });

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(page("docs/六月"), { recursive: true });
  writeFileSync(page("index.html"), "甲");
  writeFileSync(page("docs/六月/index.html"), "乙<style>p{}</style>");
  writeFileSync(page("data.json"), "{}");
  mkdirSync(page("_gatsby/slices"), { recursive: true });
  writeFileSync(page("_gatsby/slices/scripts.html"), "<script>piece()</script>");
});

test("every page is finished, other files and Gatsby's pieces are not, and the hashes of all are gathered", async () => {
  const { scripts, styles } = (await finish()).hashes;
  expect(read("_gatsby/slices/scripts.html")).toBe("<script>piece()</script>");
  expect([read("index.html"), read("docs/六月/index.html"), read("data.json")]).toEqual([
    "甲!",
    "乙<style>p{}</style>!",
    "{}",
  ]);
  expect([scripts.length, styles.length]).toEqual([0, 1]);
});

test("the next build finds the pages as Gatsby wrote them, and finishes them once, not twice", async () => {
  await finish();
  restoreGatsbyPages(folders);
  expect(read("index.html")).toBe("甲");
  writeFileSync(page("index.html"), "丙");
  await finish();
  expect([read("index.html"), read("docs/六月/index.html")]).toEqual(["丙!", "乙<style>p{}</style>!"]);
});

test("a page that has been removed does not come back", async () => {
  await finish();
  rmSync(page("docs/六月/index.html"));
  restoreGatsbyPages(folders);
  expect(() => read("docs/六月/index.html")).toThrow("ENOENT");
});

test("pages that Gatsby left alone come back as they were finished, with the hashes of their code", async () => {
  const first = await finish();
  restoreGatsbyPages(folders);
  writeFileSync(page("index.html"), "丙丁");
  const second = await finish();
  expect([first.anew, second.anew]).toEqual([2, 1]);
  expect([read("index.html"), read("docs/六月/index.html")]).toEqual(["丙丁!", "乙<style>p{}</style>!"]);
  expect(second.hashes).toEqual(first.hashes);
});

test("all pages are finished again when the steps have changed", async () => {
  await finish();
  restoreGatsbyPages(folders);
  await finish("2", "?");
  expect([read("index.html"), read("docs/六月/index.html")]).toEqual(["甲?", "乙<style>p{}</style>?"]);
});

test("a build that ended halfway spoils nothing", async () => {
  await finish();
  restoreGatsbyPages(folders);
  restoreGatsbyPages(folders);
  expect(read("index.html")).toBe("甲");
  rmSync(path.join(root, "finished"), { recursive: true });
  await finish();
  expect([read("index.html"), read("docs/六月/index.html")]).toEqual(["甲!", "乙<style>p{}</style>!"]);
});
