import type { Compiler } from "webpack";
import { CollectGarbage } from "./collect-garbage";

/** A webpack whose moments a test can bring about. */
function applied(plugin: CollectGarbage) {
  const moments: Record<string, () => void> = {};
  const hook = (name: string) => ({
    tap: (_: unknown, act: () => void) => {
      moments[name] = act;
    },
  });
  plugin.apply({
    hooks: {
      thisCompilation: {
        tap: (_: unknown, begin: (compilation: object) => void) =>
          begin({ hooks: { processAssets: hook("processAssets") } }),
      },
      done: hook("done"),
    },
    cache: { hooks: { shutdown: hook("shutdown") } },
  } as unknown as Compiler);
  return moments;
}

/** A heap of so many megabytes, of which a collection leaves half. */
function heapOf(megabytes: number) {
  const heap = { used: megabytes * 1e6, collections: 0 };
  const collect = () => {
    heap.used /= 2;
    heap.collections += 1;
  };
  return { heap, plugin: new CollectGarbage(collect, () => heap.used) };
}

test("garbage is collected before files are minified, after a compilation, and when webpack has written its cache", () => {
  for (const moment of ["processAssets", "done", "shutdown"]) {
    const { heap, plugin } = heapOf(400);
    applied(plugin)[moment]?.();
    expect({ moment, collections: heap.collections }).toEqual({ moment, collections: 1 });
  }
});

test("a build that stays small goes without collections", () => {
  const { heap, plugin } = heapOf(250);
  for (const bring of Object.values(applied(plugin))) bring();
  expect(heap.collections).toBe(0);
});

test("another collection waits until enough has come since the last, in all compilations together", () => {
  const { heap, plugin } = heapOf(800);
  const [first, second] = [applied(plugin), applied(plugin)];
  first.done?.();
  expect(heap).toEqual({ used: 400e6, collections: 1 });
  heap.used += 30e6;
  first.shutdown?.();
  second.processAssets?.();
  expect(heap.collections).toBe(1);
  heap.used += 30e6;
  second.done?.();
  expect(heap.collections).toBe(2);
});

test("Node.js lets it be collected, without a flag on the command line", () => {
  const { done } = applied(new CollectGarbage(undefined, () => 400e6));
  expect(() => done?.()).not.toThrow();
});

test("a Node.js that does not hand it out ends the build", () => {
  jest.isolateModules(() => {
    jest.doMock("node:vm", () => ({ runInNewContext: () => undefined }));
    const { collectGarbage } = jest.requireActual<typeof import("./collect-garbage")>("./collect-garbage");
    expect(collectGarbage).toThrow(/The patch "webpack\/collect-garbage" does not fit: gc [\s\S]*Adapt src\/gatsby/);
  });
});
