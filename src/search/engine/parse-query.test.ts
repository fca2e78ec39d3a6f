import { spansOf } from "./parse-query";
import type { SearchIndex } from "./search-index";

const index = {
  synonymsFrom: (token: string) => (token === "go" ? [{ word: "go", others: ["golang"] }] : []),
} as unknown as SearchIndex;

test("finds a Latin word as a whole, also behind a longer word that contains it", () => {
  expect(spansOf("mongo go", index)).toEqual([{ start: 6, end: 8, others: ["golang"] }]);
  expect(spansOf("用go写", index)).toEqual([{ start: 1, end: 3, others: ["golang"] }]);
  expect(spansOf("mongo", index)).toEqual([]);
});
