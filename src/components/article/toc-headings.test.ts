import { tocHeadings } from "./toc-headings";

const depths = (...list: number[]) => list.map((depth) => ({ depth }));

test("a table of contents has the headings of its levels, and needs two of them", () => {
  expect(tocHeadings(depths(2, 3, 6, 2), { min: 2, max: 5 })).toEqual(depths(2, 3, 2));
  expect(tocHeadings(depths(2, 6), { min: 2, max: 5 })).toEqual([]);
});
