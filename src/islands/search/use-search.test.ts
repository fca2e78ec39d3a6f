import type { PageHit, SearchAnswer } from "../../search/model/search-types";
import { noResults, type PageResults, withAnswer } from "./use-search";

const hit = (path: string, title = path) => ({ path, title: [{ text: title, isMatch: false }] }) as unknown as PageHit;

function answered(
  before: PageResults,
  found: readonly PageHit[],
  { pending = false, query = "TCP", mode = "all" as SearchAnswer["mode"] } = {},
): PageResults {
  const answer = { pages: found, total: found.length, hasMore: false, mode, areas: [], suggestions: [], pending };
  return withAnswer(before, { query, area: undefined, answer, keeps: () => true });
}

const shown = ({ pages }: PageResults) => pages.map(({ title }) => title.map(({ text }) => text).join("")).join(" ");
const early = answered(noResults, [hit("a"), hit("b")], { pending: true });

test("keeps the order of shown results while texts load, and appends the rest", () => {
  expect(shown(answered(early, [hit("c"), hit("b", "b+"), hit("a", "a+")]))).toBe("a b c");
});

test.each([
  ["another query", { query: "UDP" }],
  ["pages with all words in place of pages with some", { mode: "any" as const }],
])("replaces the shown results on %s", (_, options) => {
  expect(shown(answered(early, [hit("c"), hit("a")], options))).toBe("c a");
});
