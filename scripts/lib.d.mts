import type { SpawnOptions } from "node:child_process";

/** See lib.mjs. */
export function runQuietly(
  command: string,
  args: readonly string[],
  options?: SpawnOptions,
): Promise<{ readonly status: number; readonly output: string }>;
