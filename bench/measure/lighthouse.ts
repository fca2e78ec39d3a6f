import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findChromium } from "../../scripts/chromium.mjs";
import { runQuietly } from "../../scripts/lib.mjs";
import { install } from "../install";
import { workFolder } from "../work-folder";
import { chromiumFlags } from "./browser";

/** The newest version that runs on the oldest supported Node. */
export const lighthouseVersion = "12.8.2";

/** One run of Lighthouse: scores out of 100, times in milliseconds, and CLS. */
export interface LighthouseRun {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** The parts of Lighthouse's report that we use. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const dir = path.join(workFolder, "lighthouse");

/**
 * Runs Lighthouse once with its default settings for phones. Lighthouse is installed outside the
 * repository, because nothing else needs it.
 */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  install(dir, { dependencies: { lighthouse: lighthouseVersion } });
  const file = path.join(dir, "report.json");
  rmSync(file, { force: true });
  const chromium = findChromium();
  const { output } = await runQuietly(
    "node",
    [
      path.join(dir, "node_modules/lighthouse/cli/index.js"),
      url,
      "--output=json",
      `--output-path=${file}`,
      "--quiet",
      "--disable-full-page-screenshot",
      "--no-enable-error-reporting",
      `--chrome-flags=--headless ${chromiumFlags.join(" ")}`,
    ],
    { env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) } },
  );
  try {
    return readReport(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new Error(`Lighthouse says nothing of ${url}: ${output.slice(-500)}`, { cause: error });
  }
}

function readReport({ categories, audits }: Report): LighthouseRun {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: number("first-contentful-paint"),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
  };
}
