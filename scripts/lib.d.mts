import type { SpawnOptions } from "node:child_process";

/** See lib.mjs. */
export function runQuietly(
  command: string,
  args: readonly string[],
  options?: SpawnOptions & { readonly onOutput?: (text: string) => void },
): Promise<{ readonly status: number; readonly output: string }>;
