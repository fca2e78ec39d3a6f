/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { LocalSearch, type TestPage, testContents } from "../testing/search-files";
import { buildSearch } from "./build-search";

/** Returns text of common characters that depends on the seed. */
function textOf(seed: number, length: number): string {
  let state = seed + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return Array.from({ length }, () => String.fromCodePoint(0x4e00 + (next() % 900))).join("");
}

const pages = Array.from({ length: 1_000 }, (_, number): TestPage => {
  const sections = Object.fromEntries([1, 2, 3].map((at) => [`第${at}节`, textOf(number * 10 + at, 150)]));
  return { path: `/docs/${number}`, title: `note${number}`, text: textOf(number * 10, 150), sections };
});

describe("a site of a thousand pages", () => {
  const { manifest, files } = buildSearch(testContents(pages));
  const bytesOf = (content: unknown) => gzipSync(JSON.stringify(content), { level: 9 }).length;

  test("has a manifest of at most 3 kB, and no other file grows with it", () => {
    expect(bytesOf(manifest)).toBeLessThan(3_000);
    const largest = Math.max(...[...files.values()].map(bytesOf));
    expect(largest).toBeLessThan(8_000);
  });

  test.each([0, 511, 999])("answers a question for page %i from a few files", (number) => {
    const local = new LocalSearch({ ...manifest, folder: "data" }, (name) => files.get(name));
    const { pages } = local.search({ query: textOf(number * 10 + 2, 150).slice(40, 48) });
    expect(pages[0]?.path).toBe(`/docs/${number}`);
    expect([...local.read].filter((name) => /^terms-\d/.test(name)).length).toBeLessThanOrEqual(8);
    const bytes = [...local.read].reduce((sum, name) => sum + bytesOf(files.get(name)), 0);
    expect(bytes).toBeLessThan(50_000);
  });
});

test("a word on every page keeps its strongest postings, and hides nothing rare", () => {
  const common = Array.from({ length: 1_000 }, (_, number): TestPage => {
    const sections = { 甲: "常用的话。", 乙: number === 700 ? "常用壬癸。" : "常用的词。", 丙: "常用。" };
    return { path: `/docs/${number}`, title: number === 300 ? "常用" : `note${number}`, text: "常用。", sections };
  });
  const { manifest, files } = buildSearch(testContents(common));
  expect(Math.max(...[...files.values()].map((content) => JSON.stringify(content).length))).toBeLessThan(12_000);
  const search = (query: string) =>
    new LocalSearch({ ...manifest, folder: "data" }, (name) => files.get(name)).search({ query }).pages;
  expect(search("常用壬癸")[0]?.path).toBe("/docs/700");
  expect(search("常用")[0]?.path).toBe("/docs/300");
});
