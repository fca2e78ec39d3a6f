import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { InteractionRun } from "./measure/interaction";
import type { LighthouseRun } from "./measure/lighthouse";
import type { Machine } from "./measure/machine";
import type { BuildCost } from "./measure/measure-build";
import type { SearchRun } from "./measure/search";
import type { Weight } from "./measure/weigh";

/** Something measured, of which version it is and when it was measured. */
export interface Measured<T> {
  readonly of: string;
  readonly at: string;
  readonly value: T;
}

/** The build of a site from nothing, and the one after an edit of one file. */
export interface Builds {
  readonly cold: BuildCost;
  /** null where the first one has failed. */
  readonly edited: BuildCost | null;
}

/** Raw results. Keys are `<site>/<content>`, and of what is measured on a page `<site>/<content>/<kind of page>`. */
export interface Results {
  machine: Machine | null;
  readonly builds: Record<string, Measured<Builds>>;
  readonly weight: Record<string, Measured<Weight>>;
  readonly lighthouse: Record<string, Measured<readonly LighthouseRun[]>>;
  readonly interaction: Record<string, Measured<readonly InteractionRun[]>>;
  readonly search: Record<string, Measured<readonly SearchRun[]>>;
}

export const measures = ["builds", "weight", "lighthouse", "interaction", "search"] as const;
export type Measure = (typeof measures)[number];

/** Reads earlier results, so that a run of some measures leaves the others as they are. */
export function readResults(file: string): Results {
  const empty: Results = { machine: null, builds: {}, weight: {}, lighthouse: {}, interaction: {}, search: {} };
  return existsSync(file) ? { ...empty, ...JSON.parse(readFileSync(file, "utf8")) } : empty;
}

/** Writes results with their keys in order. */
export function writeResults(file: string, results: Results): void {
  const sorted = Object.fromEntries(measures.map((measure) => [measure, sortKeys(results[measure])]));
  writeFileSync(file, `${JSON.stringify({ machine: results.machine, ...sorted }, null, 2)}\n`);
}

function sortKeys(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The middle one of some numbers; of an even count the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}
