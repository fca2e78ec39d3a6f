import { addRun, hasRuns } from "./record";

test("adds a run after the earlier ones and replaces later ones", () => {
  const three = { of: "1", at: "", value: ["a", "b", "c"] };
  expect(addRun(three, "1", 1, "new").value).toEqual(["a", "new"]);
  expect(addRun(three, "1", 3, "new").value).toEqual(["a", "b", "c", "new"]);
});

test("ignores runs of other versions", () => {
  const other = { of: "1", at: "", value: ["a", "b"] };
  expect(hasRuns(other, "1", 2)).toBe(true);
  expect(hasRuns(other, "2", 1)).toBe(false);
  expect(addRun(other, "2", 1, "new")).toMatchObject({ of: "2", value: ["new"] });
});
