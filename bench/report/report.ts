import type { BuildCost } from "../measure/measure-build";
import type { WeightKind } from "../measure/weigh";
import { type Builds, type Measured, measures, type Results } from "../results";
import { type SiteId, siteIds, siteNames } from "../sites/site";
import { ownPages, type PageKind } from "../targets";
import { count, gigabytes, kilobytes, megabytes, milliseconds, none, plain, seconds, table, times } from "./format";
import { firstLoad, type Summaries, summarize } from "./summaries";
import { targetsKept } from "./targets-kept";

const kindNames: Readonly<Record<PageKind, string>> = {
  home: "首页",
  landing: "文档首页",
  doc: "文档",
  longest: "文档，最重的一篇",
  category: "文档分类",
  list: "博文列表",
  post: "博文",
  archive: "历史博文",
  tags: "标签",
  author: "作者",
  about: "关于",
  search: "搜索",
  results: "搜索结果",
};

const weightNames: Readonly<Record<WeightKind, string>> = {
  document: "HTML",
  style: "CSS",
  script: "JavaScript",
  font: "字体",
  image: "图片",
  data: "数据与其他",
  prefetch: "另外，空闲时预取",
  later: "另外，安静之后（离线阅读等）",
  moved: "另外，从头读到末尾时",
};

/** Returns the report as Markdown. Missing measurements are dashes or are left out. */
export function writeReport(results: Results): string {
  const summaries = summarize(results);
  const sections = [
    opening(results),
    section("与目标相比", kept(summaries)),
    section("文档页的首次加载", weights(summaries, results)),
    section("本站各类页面", ownKinds(summaries)),
    section("Lighthouse", lighthouse(summaries, results)),
    section("读五篇", visits(summaries, results)),
    section("翻页与交互", interactions(summaries, results)),
    section("构建", builds(summaries, results)),
    section("搜索", search(summaries, results)),
  ];
  return `${sections.join("\n\n")}\n`;
}

const section = (title: string, text: string) => `## ${title}\n\n${text}`;

function opening(results: Results): string {
  const { machine } = results;
  const all = measures.flatMap((measure) => Object.entries<Measured<unknown>>(results[measure]));
  const days = [...new Set(all.map(([, { at }]) => at.slice(0, 10)))].sort();
  const versions = siteIds.flatMap((id) => {
    const of = new Set(all.filter(([key]) => key.startsWith(`${id}/`)).map(([, measured]) => measured.of));
    return of.size > 0 ? [[siteNames[id], [...of].sort().join("、")]] : [];
  });
  const on = machine
    ? `${machine.cpu}，${machine.cores}核，内存${machine.memoryGigabytes} GB，${machine.system}，Node ${machine.node}，Chromium ${machine.chromium}，Lighthouse ${machine.lighthouse}`
    : none;
  return `# 性能

这一页由\`npm run bench\`写成，不要手改；原始数据在\`docs/benchmarks.json\`。对手从npm安装，用各自的默认主题，读同一批生成的中文文章（每篇约1,200字，两段代码，一张表；十一页里有一篇博文），由同一个本地服务器以gzip发送。侧边栏在能分开的生成器里一个目录一个，Starlight只有一个。Starlight在Node 22上构建，因为它不支持更旧的；其余与本站相同。

- 日期：${days.length > 1 ? `${days[0]}至${days.at(-1)}` : (days[0] ?? none)}
- 机器：${on}

${table(["站点", "版本"], versions)}`;
}

function signOf(isKept: boolean | undefined): string {
  if (isKept === undefined) return none;
  return isKept ? "✔" : "✖";
}

function kept(summaries: Summaries): string {
  const rows = targetsKept(summaries).map(({ what, wanted, got, isKept }) => [what, wanted, got, signOf(isKept)]);
  return `本站的真实内容；与对手相比的、说明了页数的，用生成的内容。\n\n${table(["项目", "目标", "实测", ""], rows)}`;
}

/** Returns the sizes of generated content that have results, smallest first. */
function sizesIn(record: Readonly<Record<string, unknown>>): string[] {
  const contents = new Set(Object.keys(record).map((key) => key.split("/")[1] ?? ""));
  return [...contents].filter((content) => /^\d+$/.test(content)).sort((one, other) => Number(one) - Number(other));
}

const pagesIn = (content: string) => (content === "real" ? "真实内容" : `${count(Number(content))}页`);

function weights({ weight }: Summaries, results: Results): string {
  const sizes = sizesIn(results.weight);
  const tables = sizes.map((size) => {
    const sites = siteIds.filter((id) => weight(id, size));
    const row = (kind: WeightKind) => [weightNames[kind], ...sites.map((id) => kilobytes(weight(id, size)?.[kind]))];
    const rows = [
      ...(["document", "style", "script", "font", "image", "data"] as const).map(row),
      ["首次加载合计", ...sites.map((id) => kilobytes(firstLoad(weight(id, size))))],
      ...(["moved", "later", "prefetch"] as const).map(row),
    ];
    return `### ${pagesIn(size)}\n\n${table(["", ...sites.map(nameOf)], rows)}`;
  });
  const [first = "", ...more] = sizes;
  const growth = more.map((size) => {
    const sites = siteIds.filter((id) => weight(id, size) && weight(id, first));
    const ratio = (id: SiteId) => (firstLoad(weight(id, size)) ?? Number.NaN) / (firstLoad(weight(id, first)) ?? 1);
    return table(
      [`${pagesIn(size)}与${pagesIn(first)}之比`, ...sites.map(nameOf)],
      [["合计", ...sites.map((id) => times(ratio(id)))]],
    );
  });
  return [
    "先什么也不碰，一直等到不再有请求，再移动指针、滚动到末尾，等到又不再有请求；内容压缩后的字节数，不含响应头；窗口1440×900。预取不论何时都单列；其余在网络安静三秒之前的算首次加载。",
    ...tables,
    ...growth,
  ].join("\n\n");
}

const nameOf = (id: SiteId) => siteNames[id];

function ownKinds({ weight, lighthouse }: Summaries): string {
  const rows = (Object.keys(ownPages) as PageKind[]).map((kind) => {
    const bytes = weight("ours", "real", kind);
    const run = lighthouse("ours", "real", kind);
    return [
      kindNames[kind],
      kilobytes(bytes?.document),
      kilobytes(bytes?.script),
      kilobytes(firstLoad(bytes)),
      kilobytes(bytes?.moved),
      kilobytes(bytes?.prefetch),
      scores(run),
      milliseconds(run.lcp),
      milliseconds(run.tbt),
      plain(run.cls),
    ];
  });
  const head = [
    "页面",
    "HTML",
    "JavaScript",
    "首次加载合计",
    "读到末尾时",
    "预取",
    "Lighthouse四项",
    "LCP",
    "TBT",
    "CLS",
  ];
  return `真实内容。四项依次是性能、无障碍、最佳做法、搜索引擎；搜索页有意不让搜索引擎收录，所以第四项低。\n\n${table(head, rows)}`;
}

type LighthouseMedians = ReturnType<Summaries["lighthouse"]>;

const scores = ({ performance, accessibility, bestPractices, seo }: LighthouseMedians) =>
  performance === undefined ? none : [performance, accessibility, bestPractices, seo].map(plain).join(" / ");

function lighthouse({ lighthouse }: Summaries, results: Results): string {
  const [size = "84"] = sizesIn(results.lighthouse);
  const rows = siteIds
    .map((id) => [id, lighthouse(id, size)] as const)
    .filter(([, run]) => run.performance !== undefined)
    .map(([id, run]) => [
      siteNames[id],
      scores(run),
      milliseconds(run.fcp),
      milliseconds(run.lcp),
      milliseconds(run.tbt),
      plain(run.cls),
    ]);
  return `手机，Lighthouse自己的模拟（慢速4G，处理器慢四倍），生成的${pagesIn(size)}里的同一篇文档，各次的中位数。各站轮流测。\n\n${table(["站点", "四项", "FCP", "LCP", "TBT", "CLS"], rows)}`;
}

function visits({ visit }: Summaries, results: Results): string {
  const [size = "84"] = sizesIn(results.visit);
  const rows = ([["ours", "real"], ...siteIds.map((id) => [id, size])] as [SiteId, string][])
    .map(([id, content]) => [`${siteNames[id]}，${pagesIn(content)}`, visit(id, content)] as const)
    .filter(([, run]) => run.desktopBytes !== undefined)
    .map(([name, run]) => [
      name,
      kilobytes(run.desktopBytes),
      milliseconds(run.desktopWait),
      kilobytes(run.phoneBytes),
      milliseconds(run.phoneWait),
    ]);
  const head = ["站点", "桌面，全部传输", "按下到画出", "手机，全部传输", "按下到画出"];
  return `打开一篇，从头滚动到末尾，停一秒半，按“下一页”，如此五篇；处理器慢四倍，缓存起初是空的，包括预取的在内，都按gzip计；等待是四次的中位数，各次测量再取中位数。桌面上指针先停在链接上，手机上直接点。\n\n${table(head, rows)}`;
}

function interactions({ interaction }: Summaries, results: Results): string {
  const [size = "84"] = sizesIn(results.interaction);
  const rows = ([["ours", "real"], ...siteIds.map((id) => [id, size])] as [SiteId, string][])
    .map(([id, content]) => [`${siteNames[id]}，${pagesIn(content)}`, interaction(id, content)] as const)
    .filter(([, run]) => run.next !== undefined)
    .map(([name, { next, colorMode, menu, copy, search }]) => [
      name,
      ...[next, colorMode, menu, copy, search].map(milliseconds),
    ]);
  const head = ["站点", "翻到下一页", "切换颜色", "打开抽屉", "复制代码", "打开搜索"];
  return `处理器慢四倍，各次的中位数。翻页：指针先停在“下一页”上，从点击到新页面画出。其余按INP的算法，从输入到下一帧，浏览器只报16毫秒以上的；抽屉在390像素宽的手机上。没有这样东西的站点记“${none}”；Starlight的颜色是下拉框，不能这样量。\n\n${table(head, rows)}`;
}

function builds({ builds }: Summaries, results: Results): string {
  const tables = ["real", ...sizesIn(results.builds)].flatMap((content) => {
    const rows = siteIds.flatMap((id) => {
      const measured = builds(id, content);
      return measured
        ? [
            [
              siteNames[id],
              ...cells(measured.cold),
              ...(measured.edited ? cells(measured.edited) : [none, none, none]),
              ...deployedCells(measured),
            ],
          ]
        : [];
    });
    const head = ["站点", "从零", "处理器", "内存峰值", "改一篇后", "处理器", "内存峰值", "发布的大小", "文件"];
    return rows.length > 0 ? [`### ${pagesIn(content)}\n\n${table(head, rows)}`] : [];
  });
  return ["各一次。处理器是所有进程用的时间之和，内存是整个进程树的，每秒取一次。", ...tables, hostLimits].join("\n\n");
}

/**
 * Limits of hosts on the size of a site and on its number of files:
 * https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits,
 * https://developers.cloudflare.com/pages/platform/limits/.
 */
const hostLimits =
  "GitHub Pages的站不得超过1 GB，Cloudflare Pages的免费方案不得超过20,000个文件：本站几千篇起看文件数，一万多篇起看大小。几千篇起，搜索用托管的（见[搜索](search.md)）。";

const deployedCells = ({ deployed }: Builds) =>
  deployed === undefined ? [none, none] : [megabytes(deployed.megabytes), count(deployed.files)];

const cells = (cost: BuildCost) =>
  "failure" in cost
    ? [cost.failure, none, none]
    : [seconds(cost.seconds), seconds(cost.processorSeconds), gigabytes(cost.megabytes)];

function search({ search }: Summaries, results: Results): string {
  const rows = ["real", ...sizesIn(results.search)].flatMap((content) => {
    const { firstAnswer, firstBytes } = search(content);
    return firstAnswer === undefined ? [] : [[pagesIn(content), milliseconds(firstAnswer), kilobytes(firstBytes)]];
  });
  return `下载1.6 Mbit/s，往返150毫秒，缓存是空的；从打开搜索的按键到第一个结果，中位数。更多见\`npm run bench:search\`。\n\n${table(["内容", "第一个结果", "为此传输"], rows)}`;
}
