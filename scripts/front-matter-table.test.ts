import { frontMatterTable } from "./front-matter-table";

test("every field has a description and an example", () => {
  expect(frontMatterTable()).not.toMatch(/\| +\|/);
});
