import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { InteractionRun } from "./measure/interaction";
import type { LighthouseRun } from "./measure/lighthouse";
import type { Machine } from "./measure/machine";
import type { BuildCost } from "./measure/measure-build";
import type { SearchRun } from "./measure/search";
import type { Visit } from "./measure/visit";
import type { Weight } from "./measure/weigh";

/** A measured value, with the measured version and the time of the measurement. */
export interface Measured<T> {
  readonly of: string;
  readonly at: string;
  readonly value: T;
}

/** A cold build of a site, and the rebuild after one file was edited. */
export interface Builds {
  readonly cold: BuildCost;
  /** Null if the cold build failed. */
  readonly edited: BuildCost | null;
  /** The size of the built site. Results from before 2026-11-30 lack it. */
  readonly deployed?: Deployed;
}

/** The size of the upload to a host. */
export interface Deployed {
  readonly megabytes: number;
  readonly files: number;
}

/**
 * Raw results. Keys are `<site>/<content>`, or `<site>/<content>/<kind of page>` for measurements
 * of a page.
 */
export interface Results {
  machine: Machine | null;
  readonly builds: Record<string, Measured<Builds>>;
  readonly weight: Record<string, Measured<Weight>>;
  readonly lighthouse: Record<string, Measured<readonly LighthouseRun[]>>;
  readonly interaction: Record<string, Measured<readonly InteractionRun[]>>;
  readonly visit: Record<string, Measured<readonly Visit[]>>;
  readonly search: Record<string, Measured<readonly SearchRun[]>>;
}

export const measures = ["builds", "weight", "lighthouse", "interaction", "visit", "search"] as const;
export type Measure = (typeof measures)[number];

/** Reads earlier results. A partial run keeps the results that it does not measure. */
export function readResults(file: string): Results {
  const empty: Results = {
    machine: null,
    builds: {},
    weight: {},
    lighthouse: {},
    interaction: {},
    visit: {},
    search: {},
  };
  return existsSync(file) ? { ...empty, ...JSON.parse(readFileSync(file, "utf8")) } : empty;
}

/** Writes results with sorted keys. */
export function writeResults(file: string, results: Results): void {
  const sorted = Object.fromEntries(measures.map((measure) => [measure, sortKeys(results[measure])]));
  writeFileSync(file, `${JSON.stringify({ machine: results.machine, ...sorted }, null, 2)}\n`);
}

function sortKeys(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Returns the median. For an even count it is the mean of the two middle numbers,
 * and for no numbers it is NaN.
 */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}
