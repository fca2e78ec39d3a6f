import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Records } from "../../e2e/support/search/site-pages";
import type { SearchRecord } from "../../src/shared/search-files";
import { serveSite } from "./serve-site";

/** The compared version, which npx fetches. */
const version = "1.6.0";

/** Pagefind's results for the same pages in a browser. */
export interface PagefindResult {
  /** Addresses found for each query, best first, at most ten. */
  readonly found: ReadonlyMap<string, readonly string[]>;
  /** Compressed bytes from the import of Pagefind's script to the results of the first query. */
  readonly firstBytes: number;
  /** Compressed bytes of each later query of the session. */
  readonly furtherBytes: readonly number[];
}

/**
 * Indexes the pages of the records with Pagefind, which has a dictionary of Chinese words, and
 * queries it in a real Chromium. The first query starts with an empty cache.
 */
export async function askPagefind(
  records: Records,
  session: readonly string[],
  queries: readonly string[],
  executablePath: string | undefined,
): Promise<PagefindResult> {
  const folder = mkdtempSync(path.join(tmpdir(), "pagefind-"));
  try {
    for (const page of records.pages) {
      const file = path.join(folder, encodeURI(page.path).replaceAll("%", "~"), "index.html");
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, html(page));
    }
    writeFileSync(path.join(folder, "index.html"), "<!doctype html><html><title>Pagefind</title></html>");
    execFileSync("npx", ["--yes", `pagefind@${version}`, "--site", folder], { stdio: ["ignore", "ignore", "inherit"] });
    const site = await serveSite(folder, records);
    const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath && { executablePath }) });
    try {
      const page = await browser.newPage();
      await page.goto(site.url);
      const ask = (asked: readonly string[]) => page.evaluate(search, [...asked]);
      const sizes: number[] = [];
      for (const query of session) {
        const before = site.log.length;
        await ask([query]);
        sizes.push(site.log.slice(before).reduce((sum, { bytes }) => sum + bytes, 0));
      }
      const [firstBytes = 0, ...furtherBytes] = sizes;
      const found = new Map<string, readonly string[]>();
      for (const [at, paths] of (await ask(queries)).entries()) found.set(queries[at] ?? "", paths);
      return { found, firstBytes, furtherBytes };
    } finally {
      await browser.close();
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the queries in the page, one after another. */
async function search(queries: string[]): Promise<string[][]> {
  const script = "/pagefind/pagefind.js";
  const pagefind = await import(script);
  const answers: string[][] = [];
  for (const query of queries) {
    const { results } = await pagefind.search(query);
    const best = await Promise.all(results.slice(0, 10).map((result: { data: () => unknown }) => result.data()));
    answers.push(best.map(({ raw_url }) => decodeURI(raw_url.replace(/(?<=.)\/$/, "").replaceAll("~", "%"))));
  }
  return answers;
}

/**
 * Returns the HTML of a page, structured as on a typical documentation site. The description, the
 * keywords and the author's questions get a higher weight.
 */
function html({ title, sections, words: keywords = [], description = "" }: SearchRecord): string {
  const words = [...keywords, ...(sections[0]?.questions ?? [])].join("\n");
  const parts = sections.map(({ title: heading, text, questions, id, level }) => {
    return `<h${level} id="${escaped(id ?? "")}">${escaped(heading)}</h${level}><p>${escaped(text)}</p>
<p data-pagefind-weight="5">${escaped(questions.join("\n"))}</p>`;
  });
  return `<!doctype html><html lang="zh"><title>${escaped(title)}</title><main data-pagefind-body>${parts.join("\n")}
<p data-pagefind-weight="5">${escaped(description)} ${escaped(words)}</p></main></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
