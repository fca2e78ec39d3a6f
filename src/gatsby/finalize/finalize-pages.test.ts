import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inlineHashes } from "../../hosting/inline-hashes";
import { finalizePages } from "./finalize-pages";
import { flatFile, restoreGatsbyPages } from "./gatsby-pages";

const root = mkdtempSync(path.join(tmpdir(), "finalize-"));
const publicDir = path.join(root, "public");
const folders = {
  publicDir,
  gatsbyDir: path.join(root, "as-gatsby-wrote"),
  finalizedDir: path.join(root, "finalized"),
};
const page = (file: string) => path.join(publicDir, file);
const read = (file: string) => readFileSync(page(file), "utf8");
const sameFile = (file: string) => file;
const finalize = (version = "1", mark = "!", deployedFile = sameFile) =>
  finalizePages({
    folders,
    transform: (html) => ({ html: html + mark, hashes: inlineHashes(html) }),
    version,
    recordFile: path.join(root, "finalized.json"),
    deployedFile,
  });

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(page("docs/六月"), { recursive: true });
  writeFileSync(page("index.html"), "甲");
  writeFileSync(page("docs/六月/index.html"), "乙<style>p{}</style>");
  writeFileSync(page("data.json"), "{}");
  mkdirSync(page("_gatsby/slices"), { recursive: true });
  writeFileSync(page("_gatsby/slices/scripts.html"), "<script>piece()</script>");
});

test("every page is transformed, other files and Gatsby's slices are not, and the hashes of all are gathered", async () => {
  const { scripts, styles } = (await finalize()).hashes;
  expect(read("_gatsby/slices/scripts.html")).toBe("<script>piece()</script>");
  expect([read("index.html"), read("docs/六月/index.html"), read("data.json")]).toEqual([
    "甲!",
    "乙<style>p{}</style>!",
    "{}",
  ]);
  expect([scripts.length, styles.length]).toEqual([0, 1]);
});

test("the next build finds the pages as Gatsby wrote them, and transforms them once, not twice", async () => {
  await finalize();
  restoreGatsbyPages(folders);
  expect(read("index.html")).toBe("甲");
  writeFileSync(page("index.html"), "丙");
  await finalize();
  expect([read("index.html"), read("docs/六月/index.html")]).toEqual(["丙!", "乙<style>p{}</style>!"]);
});

test("a page that has been removed does not come back", async () => {
  await finalize();
  rmSync(page("docs/六月/index.html"));
  restoreGatsbyPages(folders);
  expect(() => read("docs/六月/index.html")).toThrow("ENOENT");
});

test("pages that Gatsby left alone come back as they were finalized, with the hashes of their code", async () => {
  const first = await finalize();
  restoreGatsbyPages(folders);
  writeFileSync(page("index.html"), "丙丁");
  const second = await finalize();
  expect([first.transformed, second.transformed]).toEqual([2, 1]);
  expect([read("index.html"), read("docs/六月/index.html")]).toEqual(["丙丁!", "乙<style>p{}</style>!"]);
  expect(second.hashes).toEqual(first.hashes);
});

test("all pages are transformed again when the transform has changed", async () => {
  await finalize();
  restoreGatsbyPages(folders);
  await finalize("2", "?");
  expect([read("index.html"), read("docs/六月/index.html")]).toEqual(["甲?", "乙<style>p{}</style>?"]);
});

test("pages are deployed as flat files, come back under Gatsby's name, and can change their form again", async () => {
  await finalize("1", "!", flatFile);
  expect([read("index.html"), read("docs/六月.html")]).toEqual(["甲!", "乙<style>p{}</style>!"]);
  expect(() => read("docs/六月/index.html")).toThrow("ENOENT");
  restoreGatsbyPages(folders);
  expect(() => read("docs/六月.html")).toThrow("ENOENT");
  expect(read("docs/六月/index.html")).toBe("乙<style>p{}</style>");
  const { transformed } = await finalize();
  expect([read("docs/六月/index.html"), transformed]).toEqual(["乙<style>p{}</style>!", 0]);
});

test("a build that ended halfway spoils nothing", async () => {
  await finalize();
  restoreGatsbyPages(folders);
  restoreGatsbyPages(folders);
  expect(read("index.html")).toBe("甲");
  rmSync(path.join(root, "finalized"), { recursive: true });
  await finalize();
  expect([read("index.html"), read("docs/六月/index.html")]).toEqual(["甲!", "乙<style>p{}</style>!"]);
});
