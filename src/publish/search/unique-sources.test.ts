import { uniqueSources } from "./search-records";

test("two sources with the same id are an error that names the id", () => {
  expect(() => uniqueSources([{ id: "blog" }, { id: "docs" }, { id: "blog" }])).toThrow(
    'The search source id "blog" is not unique.',
  );
});

test("sources with unique ids pass", () => {
  expect(uniqueSources([{ id: "blog" }, { id: "博客" }])).toHaveLength(2);
});
