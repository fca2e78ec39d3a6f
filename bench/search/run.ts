// npm run bench:search [-- --misses]: measures the embedded search of the last build in a real
// Chromium: its results, speed and transfers. Compares it with two plain indexes and Pagefind, and
// repeats it with 1,100 pages. Exits with 1 if a target is missed.

import { askedQueries, engineOf, type FindPages, finderOf, recallByKind } from "../../e2e/support/search/answers";
import { readSite, sitePages } from "../../e2e/support/search/site-pages";
import { findChromium } from "../../scripts/chromium.mjs";
import { type BrowserResult, measureInBrowser } from "./in-browser";
import { askPagefind } from "./pagefind";
import { type Find, plainIndex, segmenterWords, whitespaceWords } from "./plain-index";
import { makeQueries } from "./queries";
import { scaleUp } from "./scale-up";

/** Addresses that were found for each query, best first. */
type Findings = readonly (readonly string[])[];

const publicDir = process.env.E2E_ROOT ?? "public";
const executablePath = process.env.CHROMIUM_PATH ?? findChromium() ?? undefined;
const records = readSite(publicDir);
const pages = sitePages(records);
const queries = makeQueries(pages);
const han = pages.reduce((sum, { text }) => sum + (text.match(/\p{Script=Han}/gu)?.length ?? 0), 0);

/** What a reader asks one after the other. */
const session = ["三次握手", "三次握手为什么不是两次", "docker", "neicun", "进程和线程的区别"];
const scaled = scaleUp(records, 1100);

const small = await measureInBrowser({ publicDir, records, session, queries, executablePath });
const slow = await measureInBrowser({ publicDir, records, session, executablePath, throttled: true });
const large = await measureInBrowser({
  publicDir,
  records: scaled,
  session,
  queries: queries.filter((_, index) => index % 3 === 0),
  executablePath,
});

const ours: Findings = small.found.map(({ paths }) => paths);
const engines: Readonly<Record<string, Findings>> = {
  "this site": ours,
  "Intl.Segmenter only": findAll(plainIndex(pages, segmenterWords)),
  "whitespace only": findAll(plainIndex(pages, whitespaceWords)),
};
console.log(`${queries.length} queries on ${pages.length} pages, ${han} Han characters\n`);
const kinds = [...new Set(queries.map(({ kind }) => kind))].sort();
console.log(row("recall@1 / recall@3", Object.keys(engines)));
for (const kind of [...kinds, "all"]) {
  console.log(
    row(
      kind,
      Object.values(engines).map((found) => `${recall(found, 1, kind)} / ${recall(found, 3, kind)}`),
    ),
  );
}
if (process.argv.includes("--misses")) {
  for (const [index, { kind, text, expected }] of queries.entries()) {
    const best = ours[index]?.slice(0, 3) ?? [];
    if (!best.includes(expected)) console.log(`missed (${kind}): ${text} → ${expected}, but ${best}`);
  }
}
console.log("\nqueries.yml, and headings in pinyin: recall@1 / recall@3 / MRR\n");
const asked = askedQueries(records);
const pagefind = await askPagefind(records, session, [...new Set(asked.map(({ text }) => text))], executablePath);
const pagefindAtScale = await askPagefind(scaled, session, [], executablePath);
const finders: Readonly<Record<string, FindPages>> = {
  "this site": finderOf(engineOf(records)),
  "Pagefind 1.6": (query) => pagefind.found.get(query) ?? [],
  "Intl.Segmenter only": plainIndex(pages, segmenterWords),
};
console.log(row("", Object.keys(finders)));
const tables = Object.values(finders).map((find) => recallByKind(asked, find));
for (const [number, { kind, queries }] of (tables[0] ?? []).entries()) {
  const cells = tables.map((table) => {
    const { first = 0, firstThree = 0, mrr = 0 } = table[number] ?? {};
    return `${percent(first)} / ${percent(firstThree)} / ${mrr.toFixed(2)}`;
  });
  console.log(row(`${kind} (${queries})`, cells));
}
console.log("");
console.log(row("", [`${pages.length} pages`, "1,100 pages"]));
console.log(
  row("first answer, cold cache", [
    `${ms(small.firstAnswer)} (${ms(slow.firstAnswer)} at 1.6 Mbit/s)`,
    ms(large.firstAnswer),
  ]),
);
console.log(row("bytes for it, gz, without React", [kB(small.firstBytes), kB(large.firstBytes)]));
console.log(row("the same by Pagefind 1.6", [kB(pagefind.firstBytes), kB(pagefindAtScale.firstBytes)]));
console.log(
  row(
    "further queries",
    [small, large].map(({ furtherBytes }) => furtherBytes.map(kB).join(", ")),
  ),
);
console.log(
  row(
    "the same by Pagefind 1.6",
    [pagefind, pagefindAtScale].map(({ furtherBytes }) => furtherBytes.map(kB).join(", ")),
  ),
);
console.log(row("p95 of a query", [ms(p95(small)), ms(p95(large))]));
console.log(row("longest task of the page", [ms(small.longestTask), ms(large.longestTask)]));

const promises = {
  "95 % of the queries find their page among the first three": share(ours, 3, "all") >= 0.95,
  "95 of 100 queries take less than 250 ms, with their requests": p95(small) < 250,
  "a first answer takes at most 130 kB beside React, at 1,100 pages 160 kB":
    small.firstBytes <= 130_000 && large.firstBytes <= 160_000,
};
console.log("");
for (const [promise, isKept] of Object.entries(promises)) console.log(`${isKept ? "✔" : "✖"} ${promise}`);
process.exit(Object.values(promises).every(Boolean) ? 0 : 1);

function findAll(find: Find): Findings {
  return queries.map(({ text }) => find(text));
}

/** The share of a kind of queries whose page is among the first few results, from 0 to 1. */
function share(found: Findings, among: number, kind: string): number {
  const asked = queries
    .map((query, index) => ({ query, paths: found[index] ?? [] }))
    .filter(({ query }) => kind === "all" || query.kind === kind);
  return asked.filter(({ query, paths }) => paths.slice(0, among).includes(query.expected)).length / asked.length;
}

function recall(found: Findings, among: number, kind: string): string {
  return percent(share(found, among, kind));
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

/** The 95th percentile of the queries' durations in milliseconds. */
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
