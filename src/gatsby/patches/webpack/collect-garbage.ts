import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Compiler } from "webpack";
import { expectPresent } from "../patch";
import { removeFromConfig, type WebpackPatch, withPlugins } from "./webpack-patch";

/** Ahead of everything else that processes assets, which starts at stage -2000. */
const beforeMinifying = -3000;

/** Behind webpack's own writing of its cache to the disk, which is stage 10. */
const afterDisk = 100;

/** In bytes. A collection takes half a millisecond per megabyte in use, so a build that stays smaller needs none. */
const smallest = 300e6;

/** In bytes: growth since the last collection that makes another one worth its time. */
const growth = 40e6;

/** Collects garbage at the moments at which a build needs most memory, and Node.js would wait while the machine has room. */
export function collectGarbage(): WebpackPatch {
  const plugin = new CollectGarbage();
  return { ...patch, apply: (config) => withPlugins(config, plugin) };
}

const patch = {
  name: "webpack/collect-garbage",
  leansOn:
    "Node.js 20 and V8: gc behind --expose-gc, which may be set at any time; webpack 5.98: the stages of its hooks",
  gain: "the peak of a build's memory is lower",
  remove: removeFromConfig,
};

/**
 * Collects when modules have become chunks, before another process minifies them; after the compilation, before webpack
 * writes its cache; and again before Gatsby starts other processes. One plugin serves all compilations of a process, since
 * it compares with what the last collection left.
 */
export class CollectGarbage {
  /** Bytes that the last collection could not free. */
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

function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  const gc: unknown = runInNewContext("globalThis.gc");
  expectPresent(isFunction(gc), { patch, lookedFor: "gc", where: "a new context of V8" });
  return gc;
}

function isFunction(value: unknown): value is () => void {
  return typeof value === "function";
}
