import type { Compiler } from "webpack";
import { CollectGarbage } from "./collect-garbage";

/** A webpack whose two moments a test can bring about. */
function applied(plugin: CollectGarbage) {
  const moments: { done?: () => void; shutdown?: () => void } = {};
  const hook = (name: "done" | "shutdown") => ({
    tap: (_: unknown, act: () => void) => {
      moments[name] = act;
    },
  });
  plugin.apply({
    hooks: { done: hook("done") },
    cache: { hooks: { shutdown: hook("shutdown") } },
  } as unknown as Compiler);
  return moments;
}

test("garbage is collected after a compilation, and when webpack has written its cache", () => {
  const collect = jest.fn();
  const { done, shutdown } = applied(new CollectGarbage(collect));
  done?.();
  expect(collect).toHaveBeenCalledTimes(1);
  shutdown?.();
  expect(collect).toHaveBeenCalledTimes(2);
});

test("Node.js lets it be collected, without a flag on the command line", () => {
  const { done } = applied(new CollectGarbage());
  expect(() => done?.()).not.toThrow();
});
