import type { Weight } from "../measure/weigh";
import type { Measured, Results } from "../results";
import { writeReport } from "./report";

const measured = <T>(of: string, value: T): Measured<T> => ({ of, at: "2026-01-02T03:04:05.000Z", value });
const weight = (script: number): Weight => ({
  document: 5000,
  style: 2000,
  script,
  font: 0,
  image: 0,
  data: 0,
  prefetch: 1000,
  later: 7000,
  moved: 0,
});
const run = (lcp: number) => ({
  performance: 100,
  accessibility: 100,
  bestPractices: 96,
  seo: 100,
  fcp: 700,
  lcp,
  tbt: 12,
  cls: 0,
});

const results: Results = {
  machine: {
    cpu: "Example CPU",
    cores: 2,
    memoryGigabytes: 8,
    system: "Linux 6.1",
    node: "20.19.0",
    chromium: "150.0",
    lighthouse: "12.0",
  },
  builds: {
    "ours/1100": measured("abc1234", {
      cold: { seconds: 50, processorSeconds: 70, megabytes: 800 },
      edited: { seconds: 25, megabytes: 700 },
      deployed: { megabytes: 61.2, files: 5180 },
    }),
    "docusaurus-rspack/1100": measured("3.10.2", {
      cold: { seconds: 56, processorSeconds: 78, megabytes: 2700 },
      edited: { seconds: 35, megabytes: 2700 },
    }),
    "vitepress/1100": measured("1.6.4", { cold: { failure: "内存不足" }, edited: null }),
  },
  weight: {
    "ours/84/doc": measured("abc1234", weight(80_000)),
    "ours/1100/doc": measured("abc1234", weight(88_000)),
    "ours/real/doc": measured("abc1234", weight(90_000)),
    "starlight/84/doc": measured("0.42.4", weight(30_000)),
  },
  lighthouse: {
    "ours/84/doc": measured("abc1234", [run(800), run(700), run(2000)]),
    "starlight/84/doc": measured("0.42.4", [run(1200)]),
  },
  interaction: { "ours/real/doc": measured("abc1234", [{ next: 80, colorMode: 40, search: 104 }]) },
  visit: {
    "ours/84/doc": measured("abc1234", [{ desktopBytes: 50_000, desktopWait: 90, phoneBytes: 48_000, phoneWait: 120 }]),
    "starlight/84/doc": measured("0.42.4", [
      { desktopBytes: 103_000, desktopWait: 330, phoneBytes: 103_000, phoneWait: 320 },
    ]),
  },
  search: { "ours/real": measured("abc1234", [{ firstAnswer: 900, firstBytes: 54_000 }]) },
};
const report = writeReport(results);

/** Returns the rows of the report whose first cell is `start`. */
const rows = (start: string) => report.split("\n").filter((line) => line.startsWith(`| ${start} |`));

test("states the measurements and the machine", () => {
  expect(report).toContain("Example CPU，2核，内存8 GB，Linux 6.1，Node 20.19.0，Chromium 150.0，Lighthouse 12.0");
  expect(rows("本站")[0]).toBe("| 本站 | abc1234 |");
  expect(report).toContain("日期：2026-01-02\n");
});

test("a first load is the sum of all kinds except prefetches and later requests, beside the peers' sums", () => {
  expect(report).toContain("### 84页\n\n|  | 本站 | Starlight |");
  expect(rows("JavaScript")[0]).toBe("| JavaScript | 80.0 kB | 30.0 kB |");
  expect(rows("首次加载合计")[0]).toBe("| 首次加载合计 | 87.0 kB | 37.0 kB |");
});

test("compares more pages with the fewest", () => {
  expect(report).toContain("| 1,100页与84页之比 | 本站 |\n| --- | ---: |\n| 合计 | 1.09倍 |");
});

test("reports the median of runs", () => {
  expect(report).toContain("| 本站 | 100 / 100 / 96 / 100 | 700毫秒 | 800毫秒 | 12毫秒 | 0 |");
});

test("reports why a build failed", () => {
  expect(report).toContain("| VitePress | 内存不足 | — | — | — | — | — | — | — |");
});

test("reports what has to be uploaded", () => {
  expect(report).toContain("| 本站 | 50.0秒 | 70.0秒 | 0.8 GB | 25.0秒 | — | 0.7 GB | 61 MB | 5,180 |");
});

test.each([
  ["文档页首次加载，不含预取", "不超过114.0 kB", "97.0 kB", "✔"],
  ["LCP，与同一轮的Starlight相比", "不超过1200毫秒", "800毫秒", "✔"],
  ["最慢的交互（处理器慢四倍）", "不超过100毫秒", "104毫秒", "✖"],
  ["1,100页从零构建的处理器时间，与Docusaurus（Rspack）相比", "不超过78.0秒", "70.0秒", "✔"],
  ["1,100页改一篇后再构建", "不超过20.0秒", "25.0秒", "✖"],
  ["TBT，各类页面中最高的", "不超过30毫秒", "—", "—"],
])("of the target “%s” it says %s, %s, %s", (what, wanted, got, sign) => {
  expect(rows(what)).toContain(`| ${what} | ${wanted} | ${got} | ${sign} |`);
});

test("writes a report without any measurements", () => {
  const nothing: Results = {
    machine: null,
    builds: {},
    weight: {},
    lighthouse: {},
    interaction: {},
    visit: {},
    search: {},
  };
  expect(writeReport(nothing)).not.toMatch(/NaN|undefined|Infinity/);
});

test("a visit of five docs is one row per site, and our target is a share of Starlight's value", () => {
  const text = writeReport(results);
  expect(text).toContain("| Starlight，84页 | 103.0 kB | 330毫秒 |");
  expect(text).toMatch(/五篇生成的文章.*不超过64\.9 kB \| 50\.0 kB \| ✔/);
});
