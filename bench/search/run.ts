// npm run bench:search [-- --misses]: measures the results, speed and transfers of the last build's
// embedded search in a real Chromium. Compares it with two plain indexes and Pagefind,
// and repeats it with 1,100 pages. Exits with 1 if a target is missed.

import { askedQueries, engineOf, type FindPages, finderOf, recallByKind } from "../../e2e/support/search/answers";
import { readSite, sitePages } from "../../e2e/support/search/site-pages";
import { findChromium } from "../../scripts/chromium.mjs";
import { type BrowserResult, measureInBrowser } from "./in-browser";
import { askPagefind } from "./pagefind";
import { type Find, plainIndex, segmenterWords, whitespaceWords } from "./plain-index";
import { makeQueries } from "./queries";
import { scaleUp } from "./scale-up";

/** Queries of a reader, one after another. */
const session = ["三次握手", "三次握手为什么不是两次", "docker", "neicun", "进程和线程的区别"];

async function main(): Promise<void> {
  const publicDir = process.env.E2E_ROOT ?? "public";
  const executablePath = process.env.CHROMIUM_PATH ?? findChromium() ?? undefined;
  const records = readSite(publicDir);
  const scaled = scaleUp(records, 1100);
  const pages = sitePages(records);
  const queries = makeQueries(pages);
  const han = pages.reduce((sum, { text }) => sum + (text.match(/\p{Script=Han}/gu)?.length ?? 0), 0);
  console.log(`${queries.length} queries on ${pages.length} pages, ${han} Han characters\n`);

  const small = await measureInBrowser({ publicDir, records, session, queries, executablePath });
  const slow = await measureInBrowser({ publicDir, records, session, executablePath, throttled: true });
  const third = queries.filter((_, index) => index % 3 === 0);
  const large = await measureInBrowser({ publicDir, records: scaled, session, queries: third, executablePath });
  const ours: Answers = { queries, found: small.found.map(({ paths }) => paths) };
  printRecall(ours, pages);
  if (process.argv.includes("--misses")) printMisses(ours);

  const asked = askedQueries(records);
  const pagefind = await askPagefind(records, session, [...new Set(asked.map(({ text }) => text))], executablePath);
  const pagefindAtScale = await askPagefind(scaled, session, [], executablePath);
  printAsked(asked, {
    "this site": finderOf(engineOf(records)),
    "Pagefind 1.6": (query) => pagefind.found.get(query) ?? [],
    "Intl.Segmenter only": plainIndex(pages, segmenterWords),
  });
  printCosts([`${pages.length} pages`, "1,100 pages"], { small, slow, large, pagefind: [pagefind, pagefindAtScale] });

  const targets = {
    "95 % of the queries find their page among the first three": share(ours, 3, "all") >= 0.95,
    "95 of 100 queries take less than 250 ms, with their requests": p95(small) < 250,
    "a first answer takes at most 130 kB beside React, at 1,100 pages 160 kB":
      small.firstBytes <= 130_000 && large.firstBytes <= 160_000,
  };
  console.log("");
  for (const [target, isMet] of Object.entries(targets)) console.log(`${isMet ? "✔" : "✖"} ${target}`);
  process.exitCode = Object.values(targets).every(Boolean) ? 0 : 1;
}

/** Queries, and the addresses found for each, best first. */
interface Answers {
  readonly queries: ReturnType<typeof makeQueries>;
  readonly found: readonly (readonly string[])[];
}

/** Prints how many queries of each kind find their page, compared with two plain indexes. */
function printRecall(ours: Answers, pages: ReturnType<typeof sitePages>): void {
  const { queries } = ours;
  const answersOf = (find: Find): Answers => ({ queries, found: queries.map(({ text }) => find(text)) });
  const engines: Readonly<Record<string, Answers>> = {
    "this site": ours,
    "Intl.Segmenter only": answersOf(plainIndex(pages, segmenterWords)),
    "whitespace only": answersOf(plainIndex(pages, whitespaceWords)),
  };
  console.log(row("recall@1 / recall@3", Object.keys(engines)));
  for (const kind of [...[...new Set(queries.map((query) => query.kind))].sort(), "all"]) {
    const cells = Object.values(engines).map((answers) =>
      [1, 3].map((among) => percent(share(answers, among, kind))).join(" / "),
    );
    console.log(row(kind, cells));
  }
}

function printMisses({ queries, found }: Answers): void {
  for (const [index, { kind, text, expected }] of queries.entries()) {
    const best = found[index]?.slice(0, 3) ?? [];
    if (!best.includes(expected)) console.log(`missed (${kind}): ${text} → ${expected}, but ${best}`);
  }
}

/** Prints recall and MRR for the queries of queries.yml. */
function printAsked(asked: ReturnType<typeof askedQueries>, finders: Readonly<Record<string, FindPages>>): void {
  console.log("\nqueries.yml, and headings in pinyin: recall@1 / recall@3 / MRR\n");
  console.log(row("", Object.keys(finders)));
  const tables = Object.values(finders).map((find) => recallByKind(asked, find));
  for (const [number, { kind, queries }] of (tables[0] ?? []).entries()) {
    const cells = tables.map((table) => {
      const { first = 0, firstThree = 0, mrr = 0 } = table[number] ?? {};
      return `${percent(first)} / ${percent(firstThree)} / ${mrr.toFixed(2)}`;
    });
    console.log(row(`${kind} (${queries})`, cells));
  }
}

interface Costs {
  readonly small: BrowserResult;
  readonly slow: BrowserResult;
  readonly large: BrowserResult;
  readonly pagefind: readonly Awaited<ReturnType<typeof askPagefind>>[];
}

/** Prints times and bytes of a session. */
function printCosts(sizes: readonly string[], { small, slow, large, pagefind }: Costs): void {
  const both = [small, large];
  const bytes = (list: readonly number[]) => list.map(kB).join(", ");
  console.log("");
  console.log(row("", sizes));
  const first = [`${ms(small.firstAnswer)} (${ms(slow.firstAnswer)} at 1.6 Mbit/s)`, ms(large.firstAnswer)];
  console.log(row("first answer, cold cache", first));
  const firstBytes = both.map((result) => kB(result.firstBytes));
  console.log(row("bytes for it, gz, without React", firstBytes));
  const pagefindBytes = pagefind.map((result) => kB(result.firstBytes));
  console.log(row("the same by Pagefind 1.6", pagefindBytes));
  const further = both.map(({ furtherBytes }) => bytes(furtherBytes));
  console.log(row("further queries", further));
  const pagefindFurther = pagefind.map(({ furtherBytes }) => bytes(furtherBytes));
  console.log(row("the same by Pagefind 1.6", pagefindFurther));
  console.log(row("p95 of a query", both.map(p95).map(ms)));
  const longest = both.map(({ longestTask }) => ms(longestTask));
  console.log(row("longest task of the page", longest));
}

/** Returns the share of queries of a kind whose page is among the first results, from 0 to 1. */
function share({ queries, found }: Answers, among: number, kind: string): number {
  const asked = queries
    .map((query, index) => ({ query, paths: found[index] ?? [] }))
    .filter(({ query }) => kind === "all" || query.kind === kind);
  return asked.filter(({ query, paths }) => paths.slice(0, among).includes(query.expected)).length / asked.length;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

/** Returns the 95th percentile of the queries' durations in milliseconds. */
function p95({ found }: BrowserResult): number {
  const sorted = found.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

function row(head: string, cells: readonly string[]): string {
  return [head.padEnd(26), ...cells.map((cell) => cell.padEnd(26))].join("").trimEnd();
}

function ms(number: number): string {
  return `${Math.round(number)} ms`;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
