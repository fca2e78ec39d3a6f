import type { Measured } from "./results";

/** Returns whether there is a result for this version. */
export function isMeasured(earlier: Measured<unknown> | undefined, version: string): boolean {
  return earlier?.of === version;
}

/** Returns whether there are at least this many runs of this version. */
export function hasRuns(earlier: Measured<readonly unknown[]> | undefined, version: string, count: number): boolean {
  return earlier?.of === version && earlier.value.length >= count;
}

/** Returns a result with the current time. */
export function measured<T>(version: string, value: T): Measured<T> {
  return { of: version, at: new Date().toISOString(), value };
}

/**
 * Adds a run after the earlier ones. Drops runs of other versions. Also drops later runs,
 * because they will be measured again.
 * @param run index of the run, from 0
 */
export function addRun<T>(
  earlier: Measured<readonly T[]> | undefined,
  version: string,
  run: number,
  value: T,
): Measured<readonly T[]> {
  const before = earlier?.of === version ? earlier.value.slice(0, run) : [];
  return measured(version, [...before, value]);
}
