import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Compiler } from "webpack";

/** Ahead of everything else that is done to the files, which begins at stage -2000. */
const beforeMinifying = -3000;

/** Behind what webpack does itself to write its cache to the disk, which is stage 10. */
const afterDisk = 100;

/** In bytes. A collection takes half a millisecond for each megabyte in use, so a build that stays small goes without. */
const smallest = 300e6;

/** In bytes. Since the last collection so much must have come that it is worth another. */
const growth = 40e6;

/**
 * Has what is no longer needed cleared away: when the modules have become files, before another process minifies them;
 * after the compilation, before webpack writes its cache; and once more before Gatsby starts other processes. Node.js
 * waits with that while a machine has room, and at these moments a build is at its largest. One plugin serves all
 * compilations of a process: it knows what the last collection left.
 */
export class CollectGarbage {
  /** Bytes that the last collection could not clear away. */
  private left = 0;

  /** @param used bytes in use on the heap */
  constructor(
    private readonly collect: () => void = garbageCollector(),
    private readonly used: () => number = () => process.memoryUsage().heapUsed,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("CollectGarbage", ({ hooks }) => {
      hooks.processAssets.tap({ name: "CollectGarbage", stage: beforeMinifying }, () => this.collectIfWorth());
    });
    compiler.hooks.done.tap("CollectGarbage", () => this.collectIfWorth());
    compiler.cache.hooks.shutdown.tap({ name: "CollectGarbage", stage: afterDisk }, () => this.collectIfWorth());
  }

  private collectIfWorth(): void {
    if (this.used() < Math.max(smallest, this.left + growth)) return;
    this.collect();
    this.left = this.used();
  }
}

/** Node.js has it behind a flag, which may be set at any time. */
function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}
