import { expect, test } from "@playwright/test";
import { askedQueries, engineOf, recallByKind } from "./support/search/answers";
import { readSite } from "./support/search/site-pages";

/**
 * Shares of the queries of bench/search/queries.yml whose page comes first, and among the first three. `npm run
 * bench:search` prints what is reached; the floors are a little below.
 */
const floors: Readonly<Record<string, readonly [first: number, firstThree: number]>> = {
  question: [0.76, 0.88],
  term: [0.84, 0.9],
  synonym: [0.5, 0.7],
  traditional: [0.9, 0.9],
  "wrong character": [0.6, 0.72],
  pinyin: [0.85, 0.92],
  initials: [0.75, 0.8],
};

const records = readSite(process.env.E2E_ROOT ?? "public");
const asked = askedQueries(records.titles);

test.skip(
  asked.filter(({ kind }) => kind === "question").length < 100,
  "the queries belong to another content than this one",
);

test("questions, other words, pinyin and typing errors find the pages that answer them", () => {
  const missed = recallByKind(asked, engineOf(records)).filter(({ kind, first, firstThree }) => {
    const [leastFirst, leastThree] = floors[kind.split(",")[0] ?? ""] ?? [0, 0];
    return first < leastFirst || firstThree < leastThree;
  });
  expect(missed).toEqual([]);
});
