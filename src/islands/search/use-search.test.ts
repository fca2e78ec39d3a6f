import type { PageHit, SearchAnswer } from "../../search/model/search-types";
import { isRefusal, noResults, type PageResults, withAnswer } from "./use-search";

const hit = (path: string, title = path) => ({ path, title: [{ text: title, isMatch: false }] }) as unknown as PageHit;

function answered(before: PageResults, found: readonly PageHit[], { query = "TCP", corrected = "" } = {}): PageResults {
  const answer: SearchAnswer = {
    pages: found,
    total: found.length,
    hasMore: false,
    mode: "all",
    areas: [],
    suggestions: [],
    ...(corrected && { corrected }),
  };
  return withAnswer(before, { query, area: undefined, answer });
}

const shown = ({ pages }: PageResults) => pages.map(({ title }) => title.map(({ text }) => text).join("")).join(" ");
const first = answered(noResults, [hit("a"), hit("b")]);

test("keeps the order of shown results when more are asked for, and appends the rest", () => {
  expect(shown(answered(first, [hit("c"), hit("b", "b+"), hit("a", "a+")]))).toBe("a b c");
});

test.each([
  ["another query", { query: "UDP" }],
  ["another reading of the query", { corrected: "TCP/IP" }],
])("replaces the shown results on %s", (_, options) => {
  expect(shown(answered(first, [hit("c"), hit("a")], options))).toBe("c a");
});

test("counts only a 4xx status as a refusal by the search service", () => {
  expect(isRefusal(Object.assign(new Error("Invalid Application-ID or API key"), { status: 403 }))).toBe(true);
  expect(isRefusal(Object.assign(new Error("Internal error"), { status: 500 }))).toBe(false);
  expect(isRefusal(new Error("Unreachable hosts"))).toBe(false);
});
