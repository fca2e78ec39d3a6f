import { readdirSync, readFileSync } from "node:fs";

/**
 * Returns the proportional memory of a process and all its descendants, in bytes (Linux only;
 * 0 elsewhere).
 */
export function treeMemory(root: number): number {
  try {
    const parents = new Map<number, number>();
    for (const name of readdirSync("/proc")) {
      if (/^\d+$/.test(name)) parents.set(Number(name), parentOf(name));
    }
    const isInTree = (pid: number): boolean => pid === root || (pid > 0 && isInTree(parents.get(pid) ?? 0));
    return [...parents.keys()].filter(isInTree).reduce((sum, pid) => sum + proportionalSize(pid), 0);
  } catch {
    return 0;
  }
}

function parentOf(pid: string): number {
  return numberIn(`/proc/${pid}/status`, /^PPid:\s+(\d+)/m);
}

function proportionalSize(pid: number): number {
  return numberIn(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m) * 1024;
}

/**
 * Returns the number that a pattern finds in a file; 0 if the process has ended in the meantime.
 */
function numberIn(file: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(file, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
