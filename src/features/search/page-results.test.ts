import type { PageHit, SearchAnswer } from "../../search/model/search-types";
import { noResults, type PageResults, refined, withAnswer } from "./page-results";

const hit = (path: string, title = path) => ({ path, title: [{ text: title, isMatch: false }] }) as unknown as PageHit;

function answered(
  before: PageResults,
  found: readonly PageHit[],
  { pending = false, query = "TCP", mode = "all" as SearchAnswer["mode"] } = {},
): PageResults {
  const answer = { pages: found, total: found.length, hasMore: false, mode, areas: [], suggestions: [], pending };
  return withAnswer(before, { query, area: undefined, limit: 10, answer });
}

const shown = ({ pages }: PageResults) => pages.map(({ title }) => title.map(({ text }) => text).join("")).join(" ");
const early = answered(noResults, [hit("a"), hit("b")], { pending: true });

test("while texts come, what is shown stays as it is and where it is, and the rest comes after it", () => {
  const later = answered(early, [hit("c"), hit("b", "b+"), hit("a", "a+")]);
  expect(shown(later)).toBe("a b c");
  expect(later.isEarly).toBe(true);
  expect(shown(refined(later))).toBe("c b+ a+");
  expect(refined(later).isEarly).toBe(false);
});

test("an answer that only goes on where the shown one ends is shown as it is", () => {
  const later = answered(early, [hit("a"), hit("b"), hit("c")]);
  expect([shown(later), later.isEarly]).toEqual(["a b c", false]);
});

test.each([
  ["another query", { query: "UDP" }],
  ["pages with all words in place of pages with some", { mode: "any" as const }],
])("%s takes the place of what is shown", (_, options) => {
  expect(shown(answered(early, [hit("c"), hit("a")], options))).toBe("c a");
});

test("a whole answer is followed by whole answers", () => {
  const whole = answered(noResults, [hit("a")]);
  expect(shown(answered(whole, [hit("a"), hit("b")]))).toBe("a b");
});
