import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Compiler } from "webpack";

/** Ahead of everything else that is done to the files, which begins at stage -2000. */
const beforeMinifying = -3000;

/** Behind what webpack does itself to write its cache to the disk, which is stage 10. */
const afterDisk = 100;

/**
 * Has what is no longer needed cleared away: when the modules have become files, before another process minifies them;
 * after the compilation, before webpack writes its cache; and once more before Gatsby starts other processes. Node.js
 * waits with that while a machine has room, and at these moments a build is at its largest.
 */
export class CollectGarbage {
  constructor(private readonly collect: () => void = garbageCollector()) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("CollectGarbage", ({ hooks }) => {
      hooks.processAssets.tap({ name: "CollectGarbage", stage: beforeMinifying }, () => this.collect());
    });
    compiler.hooks.done.tap("CollectGarbage", () => this.collect());
    compiler.cache.hooks.shutdown.tap({ name: "CollectGarbage", stage: afterDisk }, () => this.collect());
  }
}

/** Node.js has it behind a flag, which may be set at any time. */
function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}
