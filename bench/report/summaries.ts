import type { InteractionRun } from "../measure/interaction";
import type { LighthouseRun } from "../measure/lighthouse";
import type { Visit } from "../measure/visit";
import type { Weight } from "../measure/weigh";
import { median, type Results } from "../results";

/** Returns the medians of runs, field by field. */
export function medians<T extends object>(runs: readonly T[] | undefined): Partial<Record<keyof T, number>> {
  const first = runs?.[0];
  if (!runs || !first) return {};
  const names = Object.keys(first) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => Number(run[name])))])) as Partial<
    Record<keyof T, number>
  >;
}

/** Returns the bytes until the network is idle, without prefetches. */
export function firstLoad(weight: Weight | undefined): number | undefined {
  if (!weight) return undefined;
  const { prefetch, later, moved, ...first } = weight;
  return Object.values(first).reduce((sum, bytes) => sum + bytes, 0);
}

/** Returns the bytes that must arrive before the text can be read: HTML and CSS. */
export function readable(weight: Weight | undefined): number | undefined {
  return weight && weight.document + weight.style;
}

export type Summaries = ReturnType<typeof summarize>;

/** Returns functions that look up results by site, content and kind of page. */
export function summarize(results: Results) {
  return {
    weight: (site: string, content: string, kind = "doc"): Weight | undefined =>
      results.weight[`${site}/${content}/${kind}`]?.value,
    lighthouse: (site: string, content: string, kind = "doc") =>
      medians<LighthouseRun>(results.lighthouse[`${site}/${content}/${kind}`]?.value),
    interaction: (site: string, content: string) =>
      medians<InteractionRun>(results.interaction[`${site}/${content}/doc`]?.value),
    visit: (site: string, content: string) => medians<Visit>(results.visit[`${site}/${content}/doc`]?.value),
    builds: (site: string, content: string) => results.builds[`${site}/${content}`]?.value,
    search: (content: string) => medians(results.search[`ours/${content}`]?.value),
  };
}
