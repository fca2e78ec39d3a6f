import { gzipSync } from "node:zlib";
import type { SearchAnswer } from "../../src/search/model/search-types";
import { askedQueries, engineOf, recallByKind } from "../support/search/answers";
import { readAbsent } from "../support/search/query-set";
import { readSite } from "../support/search/site-pages";

/**
 * Minimum shares of the queries of each kind whose page comes first, and among the first three.
 * `npm run bench:search` prints the current shares, which are a little higher.
 */
const floors: Readonly<Record<string, readonly [first: number, firstThree: number]>> = {
  question: [0.87, 0.95],
  everyday: [0.73, 0.92],
  term: [0.88, 0.95],
  synonym: [0.5, 0.83],
  traditional: [0.8, 0.95],
  "wrong character": [0.83, 0.9],
  date: [0.85, 1],
  pinyin: [0.92, 0.96],
  initials: [0.92, 0.98],
  "two initials": [0.1, 0.25],
};

const records = readSite("public");
const engine = engineOf(records);
const asked = askedQueries(records);
const answers = new Map<string, SearchAnswer>();

function answerTo(query: string): SearchAnswer {
  const answer = answers.get(query) ?? engine.search({ query, limit: 10 });
  answers.set(query, answer);
  return answer;
}

/**
 * The maximum number of compressed bytes that a query may fetch with an empty cache:
 * the medians of two kinds, and the limit for any query.
 */
const mostBytes = { question: 33_000, everyday: 42_000, any: 82_000 };

/** Skips a test with other content, because the queries are about this project's content. */
const testOfContent = asked.filter(({ kind }) => kind === "question").length < 100 ? test.skip : test;

testOfContent(
  "questions, synonyms, pinyin and typing errors find the pages that answer them",
  () => {
    const missed = recallByKind(asked, (query) => answerTo(query).pages.map(({ path }) => path)).filter(
      ({ kind, first, firstThree }) => {
        const [leastFirst, leastThree] = floors[kind.split(",")[0] ?? ""] ?? [0, 0];
        return first < leastFirst || firstThree < leastThree;
      },
    );
    expect(missed).toEqual([]);
  },
  300_000,
);

testOfContent(
  "queries on other subjects are reported as missing, and few others are",
  () => {
    const isMissing = (query: string) => (answerTo(query).missing ?? []).length > 0;
    expect(readAbsent().filter((query) => !isMissing(query)).length).toBeLessThanOrEqual(2);
    const wrongly = asked.filter(({ kind, text }) => !/^(?:pinyin|.*initials|wrong)/.test(kind) && isMissing(text));
    expect(wrongly.length / asked.length).toBeLessThanOrEqual(0.03);
  },
  300_000,
);

testOfContent(
  "a query fetches a small part of the index",
  () => {
    const sizes = new Map<string, number>();
    const sizeOf = (name: string) => {
      const size = sizes.get(name) ?? gzipSync(JSON.stringify(records.files.get(name) ?? null)).length;
      sizes.set(name, size);
      return size;
    };
    const fetchedBy = (query: string) => {
      const fresh = engineOf(records);
      fresh.search({ query, limit: 10 });
      return [...fresh.read].reduce((sum, name) => sum + sizeOf(name), 0);
    };
    for (const kind of ["question", "everyday"] as const) {
      const bytes = asked.filter((query) => query.kind === kind).map(({ text }) => fetchedBy(text));
      bytes.sort((a, b) => a - b);
      expect(bytes[bytes.length >> 1]).toBeLessThan(mostBytes[kind]);
      expect(bytes.at(-1)).toBeLessThan(mostBytes.any);
    }
  },
  300_000,
);
