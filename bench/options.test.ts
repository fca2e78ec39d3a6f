import { readOptions } from "./options";

test("measures everything five times with 84 and 1,100 pages by default", () => {
  expect(readOptions([])).toEqual({
    only: ["builds", "weight", "lighthouse", "interaction", "visit", "search"],
    sites: ["ours", "docusaurus-rspack", "docusaurus", "vitepress", "starlight"],
    pages: [84, 1100],
    runs: 5,
    missing: false,
    report: false,
  });
});

test("accepts measures, sites, pages and runs", () => {
  const args = "--only lighthouse,weight --sites starlight,ours --pages 84,5000 --runs 3 --missing".split(" ");
  expect(readOptions(args)).toEqual({
    only: ["weight", "lighthouse"],
    sites: ["ours", "starlight"],
    pages: [84, 5000],
    runs: 3,
    missing: true,
    report: false,
  });
});

test.each([
  [["--onyl", "weight"], "--onyl is unknown"],
  [["--only", "wieght"], "wieght is none of builds, weight"],
  [["--sites", "hugo"], "hugo is none of ours, docusaurus-rspack"],
  [["--pages", "many"], "many is no number"],
  [["--runs"], "nothing is no number"],
])("%s is an error that names what is wrong", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
