import type { Measured } from "./results";

/** Whether a result is there, of this version. */
export function isMeasured(earlier: Measured<unknown> | undefined, version: string): boolean {
  return earlier?.of === version;
}

/** Whether so many runs are there, of this version. */
export function hasRuns(earlier: Measured<readonly unknown[]> | undefined, version: string, count: number): boolean {
  return earlier?.of === version && earlier.value.length >= count;
}

/** A result as of now. */
export function measured<T>(version: string, value: T): Measured<T> {
  return { of: version, at: new Date().toISOString(), value };
}

/**
 * Puts a run after those before it; runs of other versions are dropped, and so are later ones, which are to be measured anew.
 * @param run its number, from 0
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
