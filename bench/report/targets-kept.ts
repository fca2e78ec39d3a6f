import type { BuildCost } from "../measure/measure-build";
import { ownPages } from "../targets";
import { gigabytes, kilobytes, milliseconds, plain, seconds, times } from "./format";
import { firstLoad, readable, type Summaries } from "./summaries";

interface Promised {
  readonly what: string;
  readonly wanted: string;
  readonly got: string;
  /** Undefined if a measurement is missing. */
  readonly isKept: boolean | undefined;
}

type Maybe = number | undefined;

/** Checks a target with an upper limit. */
function atMost(what: string, got: Maybe, limit: Maybe, say: (number: Maybe) => string): Promised {
  const isKnown = got !== undefined && limit !== undefined && !Number.isNaN(got);
  return { what, wanted: `不超过${say(limit)}`, got: say(got), isKept: isKnown ? got <= limit : undefined };
}

/** Returns the targets of the site, and whether each is met. */
export function targetsKept({ weight, lighthouse, interaction, visit, builds, search }: Summaries): Promised[] {
  const own = Object.keys(ownPages).map((kind) => lighthouse("ours", "real", kind));
  const highest = (name: "tbt" | "cls") => Math.max(...own.map((run) => run[name] ?? Number.NaN));
  const lowestScore = Math.min(...own.map(({ performance = Number.NaN }) => performance));
  const used = interaction("ours", "real");
  const inputs = [used.colorMode, used.menu, used.copy, used.search].filter((time) => time !== undefined);
  const big = builds("ours", "1100");
  const rival = builds("docusaurus-rspack", "1100");
  const small = firstLoad(weight("ours", "84"));
  const grown = firstLoad(weight("ours", "1100"));
  return [
    atMost("文档页首次加载，不含预取", firstLoad(weight("ours", "real")), 114_000, kilobytes),
    atMost("文档页可读之前必须到的（HTML与CSS）", readable(weight("ours", "real")), 24_000, kilobytes),
    {
      what: "Lighthouse性能分，各类页面中最低的",
      wanted: "不低于98",
      got: plain(lowestScore),
      isKept: Number.isNaN(lowestScore) ? undefined : lowestScore >= 98,
    },
    atMost(
      "LCP，与同一轮的Starlight相比",
      lighthouse("ours", "84").lcp,
      lighthouse("starlight", "84").lcp,
      milliseconds,
    ),
    atMost("TBT，各类页面中最高的", highest("tbt"), 30, milliseconds),
    atMost("CLS，各类页面中最高的", highest("cls"), 0, plain),
    atMost("五篇真实的笔记，全部传输，桌面", visit("ours", "real").desktopBytes, 160_000, kilobytes),
    atMost(
      "五篇生成的文章，全部传输，与同一轮的Starlight的0.63倍相比，桌面",
      visit("ours", "84").desktopBytes,
      scaled(visit("starlight", "84").desktopBytes, 0.63),
      kilobytes,
    ),
    atMost("点下一页到画出（已预取，处理器慢四倍）", used.next, 100, milliseconds),
    atMost("最慢的交互（处理器慢四倍）", inputs.length > 0 ? Math.max(...inputs) : undefined, 100, milliseconds),
    atMost("1,100页从零构建，与Docusaurus（Rspack）相比", secondsOf(big?.cold), secondsOf(rival?.cold), seconds),
    atMost(
      "1,100页从零构建的处理器时间，与Docusaurus（Rspack）相比",
      processorOf(big?.cold),
      processorOf(rival?.cold),
      seconds,
    ),
    atMost("1,100页改一篇后再构建", secondsOf(big?.edited), 20, seconds),
    atMost("1,100页构建的内存峰值", memoryOf(big?.cold), 1200, gigabytes),
    atMost("1,100页时的首次加载，与84页相比", small && grown && grown / small, 1.15, times),
    atMost("首个搜索结果（脚本已到，3G快网）", search("real").firstAnswer, 1500, milliseconds),
  ];
}

function scaled(number: Maybe, factor: number): Maybe {
  return number === undefined ? undefined : number * factor;
}

function secondsOf(cost: BuildCost | null | undefined): Maybe {
  return cost && "seconds" in cost ? cost.seconds : undefined;
}

function processorOf(cost: BuildCost | null | undefined): Maybe {
  return cost && "seconds" in cost ? cost.processorSeconds : undefined;
}

function memoryOf(cost: BuildCost | null | undefined): Maybe {
  return cost && "megabytes" in cost ? cost.megabytes : undefined;
}
