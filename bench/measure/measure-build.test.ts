import { measureBuild } from "./measure-build";

test("measures the processor time of a command and of its children", async () => {
  const busy = "const end = Date.now() + 400; while (Date.now() < end);";
  const cost = await measureBuild({ command: process.execPath, args: ["-e", busy], cwd: process.cwd() });
  if ("failure" in cost) throw new Error(cost.failure);
  expect(cost.processorSeconds).toBeGreaterThan(0.1);
  expect(cost.processorSeconds).toBeLessThan(cost.seconds * 2);
});

test("reports the exit code of a build that fails", async () => {
  const cost = await measureBuild({ command: "false", args: [], cwd: process.cwd() });
  expect(cost).toEqual({ failure: "退出码1" });
});
