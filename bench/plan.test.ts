import { readOptions } from "./options";
import { plan } from "./plan";
import type { Results } from "./results";
import type { Site, SiteId } from "./sites/site";

const site = (id: SiteId): Site => ({
  id,
  version: "2",
  docPath: (name) => `/docs/${name}`,
  controls: { next: "a" },
  prepare: () => Promise.reject(new Error("nothing is built here")),
});
const nothing: Results = {
  machine: null,
  builds: {},
  weight: {},
  lighthouse: {},
  interaction: {},
  visit: {},
  search: {},
};
const titles = (args: string, sites: readonly SiteId[], results = nothing) =>
  plan(results, readOptions(args.split(" ")), sites.map(site))
    .filter(({ isSpared }) => !isSpared())
    .map(({ title }) => title);

test("builds a peer in every size, and measures it in a browser with the fewest pages, except for its weight", () => {
  expect(titles("--pages 84,1100 --runs 1", ["starlight"])).toEqual([
    "build starlight/84",
    "build starlight/1100",
    "weigh starlight/84",
    "weigh starlight/1100",
    "lighthouse starlight/84/doc, 1",
    "interaction starlight/84/doc, 1",
    "visit starlight/84/doc, 1",
  ]);
});

test("also builds our site with its own content, measures every kind of its pages, and uses its search", () => {
  const all = titles("--pages 84 --runs 1", ["ours"]);
  expect(all).toEqual(expect.arrayContaining(["build ours/real", "lighthouse ours/real/tags, 1", "search ours/84, 1"]));
  expect(all.filter((title) => title.startsWith("interaction"))).toEqual([
    "interaction ours/real/doc, 1",
    "interaction ours/84/doc, 1",
  ]);
});

test("alternates the runs of several sites", () => {
  expect(titles("--only lighthouse --pages 84 --runs 2", ["vitepress", "starlight"]).slice(2)).toEqual([
    "lighthouse vitepress/84/doc, 1",
    "lighthouse starlight/84/doc, 1",
    "lighthouse vitepress/84/doc, 2",
    "lighthouse starlight/84/doc, 2",
  ]);
});

test("treats results of other versions as missing", () => {
  const runs = (of: string) => ({ of, at: "", value: [{ next: 1 }] });
  const results = { ...nothing, interaction: { "vitepress/84/doc": runs("2"), "starlight/84/doc": runs("1") } };
  const wanted = titles("--only interaction --pages 84 --runs 2 --missing", ["vitepress", "starlight"], results);
  expect(wanted.filter((title) => title.startsWith("interaction"))).toEqual([
    "interaction starlight/84/doc, 1",
    "interaction vitepress/84/doc, 2",
    "interaction starlight/84/doc, 2",
  ]);
});

test("neither measures nor retries a failed build, unless asked to", () => {
  const failed = { of: "2", at: "", value: { cold: { failure: "内存不足" }, edited: null } };
  const results = { ...nothing, builds: { "vitepress/5000": failed } };
  expect(titles("--only weight --pages 5000", ["vitepress"], results)).toEqual([]);
  expect(titles("--only builds --pages 5000", ["vitepress"], results)).toEqual(["build vitepress/5000"]);
});
