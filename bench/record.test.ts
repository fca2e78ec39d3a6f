import { addRun, hasRuns } from "./record";

test("a run stands after those before it, and in the place of what was measured later", () => {
  const three = { of: "1", at: "", value: ["a", "b", "c"] };
  expect(addRun(three, "1", 1, "new").value).toEqual(["a", "new"]);
  expect(addRun(three, "1", 3, "new").value).toEqual(["a", "b", "c", "new"]);
});

test("runs of another version do not count", () => {
  const other = { of: "1", at: "", value: ["a", "b"] };
  expect(hasRuns(other, "1", 2)).toBe(true);
  expect(hasRuns(other, "2", 1)).toBe(false);
  expect(addRun(other, "2", 1, "new")).toMatchObject({ of: "2", value: ["new"] });
});
