import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Compiler } from "webpack";

/** Behind what webpack does itself to write its cache to the disk, which is stage 10. */
const afterDisk = 100;

/**
 * Has what a compilation leaves behind cleared away before webpack writes its cache, and once more before Gatsby starts
 * other processes: Node.js waits with that while a machine has room, and at these two moments a build is at its largest.
 */
export class CollectGarbage {
  constructor(private readonly collect: () => void = garbageCollector()) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("CollectGarbage", () => this.collect());
    compiler.cache.hooks.shutdown.tap({ name: "CollectGarbage", stage: afterDisk }, () => this.collect());
  }
}

/** Node.js has it behind a flag, which may be set at any time. */
function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}
