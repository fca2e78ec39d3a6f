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

test("garbage is collected before files are minified, after a compilation, and when webpack has written its cache", () => {
  const collect = jest.fn();
  const moments = applied(new CollectGarbage(collect));
  expect(Object.keys(moments)).toEqual(["processAssets", "done", "shutdown"]);
  for (const bring of Object.values(moments)) bring();
  expect(collect).toHaveBeenCalledTimes(3);
});

test("Node.js lets it be collected, without a flag on the command line", () => {
  const { done } = applied(new CollectGarbage());
  expect(() => done?.()).not.toThrow();
});
