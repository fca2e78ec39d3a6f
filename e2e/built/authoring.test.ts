import { filesBelow } from "../../src/lib/node/files";
import { readBuilt, textsOf, valuesOf } from "../support/built-page";
import { fixtureSite as site } from "../support/fixture-site";

const { file, page: builtPage } = readBuilt(site.publicDir);
const workshop = builtPage("/docs/craft/workshop");
const note = builtPage("/docs/craft/english-note");

test("steps, a file tree and cards are lists without scripts", () => {
  expect(workshop.querySelectorAll(".prose .steps > ol > li")).toHaveLength(3);
  expect(textsOf(workshop, ".prose .file-tree strong")).toEqual(["rope.py"]);
  expect(valuesOf(workshop, ".prose .cards .card-link", "href")).toEqual([
    "/docs/craft/knots",
    "/docs/craft/abacus",
    "/docs/craft/cooking",
  ]);
});

test("a file region and a code group are in the page and in its Markdown copy", () => {
  const region = "def tie(length: int, knots: int) -> int:";
  expect(textsOf(workshop, ".prose .steps pre").join()).toContain(region);
  expect(valuesOf(workshop, ".prose .tabs", "data-group")).toEqual(["lang"]);
  expect(valuesOf(workshop, ".prose .tab", "aria-label")).toEqual(["Python", "main.go"]);
  const copy = file("docs/craft/workshop/index.md");
  expect(copy).toContain(region);
  expect(copy).toContain("**Python**");
  expect(`${workshop.documentElement.outerHTML}${copy}`).not.toContain("#region");
});

test("formulas can use the macros of the page and the commands of mhchem", () => {
  expect(workshop.querySelectorAll(".prose math")).toHaveLength(4);
  expect(workshop.querySelectorAll(".prose .math-block")).toHaveLength(0);
});

test("an article in another language has a lang attribute, and the page keeps the site's language", () => {
  expect(note.documentElement.getAttribute("lang")).toBe("zh-Hans");
  expect(valuesOf(note, "main h1, main .prose", "lang")).toEqual(["en", "en"]);
  expect(valuesOf(note.head, "meta[property='og:locale']", "content")).toEqual(["en_US"]);
});

test("a page with noindex is in no sitemap, and a page with search: false is not in the search index", () => {
  expect(valuesOf(note.head, "meta[name=robots]", "content")).toEqual(["noindex, follow"]);
  expect(file("sitemap-0.xml")).not.toContain("english-note");
  expect(file("sitemap-0.xml")).toContain("/docs/craft/workshop");
  // The router still opens the page from a fragment, like every other listed page.
  expect(file("docs/craft/english-note/fragment.json")).toContain("A Note in English");
  const indexed = filesBelow(site.publicDir).filter((name) => /search\/data\/.*\/texts-\d+\.json$/.test(name));
  const texts = indexed.map((name) => file(name)).join();
  expect([texts.includes("算绳子剩多长"), texts.includes("english-note")]).toEqual([true, false]);
});
