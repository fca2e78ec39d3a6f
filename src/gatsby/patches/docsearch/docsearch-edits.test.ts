import { readFileSync } from "node:fs";
import editDocSearch from "./docsearch-edits.cjs";

const source = readFileSync("node_modules/@docsearch/react/dist/esm/index.js", "utf8");

test("the input of the installed DocSearch takes 512 characters after the edits, its logo brings no style element, and it takes nothing as HTML", () => {
  const edited = editDocSearch(source);
  expect(edited).toContain("maxLength:512");
  expect(edited).not.toContain('"style",null');
  expect(edited).not.toContain("dangerouslySetInnerHTML");
  expect(edited).toMatch(/"div",t\.getListProps\(\{source:t\.collection\.source\}\)/);
});

test("code that looks different is an error that says what was looked for", () => {
  expect(() => editDocSearch("export {}")).toThrow("512 characters");
});
