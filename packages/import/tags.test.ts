import { tagRefsOf } from "../../src/content/tags/tags";
import { Tags } from "./tags";

test.each([
  ["JavaScript", "javascript"],
  ["C++", "c"],
  ["Node.js", "node-js"],
  ["云原生", "云原生"],
  ["go", "go"],
])("the page of %s keeps its address", (label, slug) => {
  const tags = new Tags(() => slug);
  const [ref] = tagRefsOf([tags.tag(label)]);
  expect(ref).toMatchObject({ label, slug });
});

test("gives two tags with the same address different ones, and ignores differences in spelling", () => {
  const tags = new Tags((label) => label.toLowerCase().replace(/\W/g, ""));
  const written = ["C", "C++", "c"].map((label) => tagRefsOf([tags.tag(label)])[0]?.slug);
  expect(written).toEqual(["c", "c-2", "c"]);
});
