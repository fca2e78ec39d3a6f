import { readFileSync } from "node:fs";
import postcss from "postcss";

/** Returns the values of a property in a stylesheet's rules with a selector. */
function valuesOf(file: string, selector: string, property: string): string[] {
  const found: string[] = [];
  postcss.parse(readFileSync(file, "utf8")).walkRules(selector, (rule) => {
    rule.walkDecls(property, ({ value }) => void found.push(value.replace(/\s+/g, " ")));
  });
  return found;
}

test("moves the progress bar for 200 ms, and then fades it for 200 ms", () => {
  const bar = (state: string) => valuesOf("src/styles/waiting.css", `#site\\:progress${state} .bar`, "transition");
  expect(bar("")).toEqual(["scale 200ms ease"]);
  expect(bar("[data-done]")).toEqual(["scale 200ms ease, opacity 200ms linear 200ms"]);
});

test("hides the search's spinner for the first 300 ms", () => {
  const spinner = (property: string) =>
    valuesOf("src/styles/search.css", ".search-dialog-results > .spinner", property);
  expect(spinner("visibility")).toEqual(["hidden"]);
  expect(spinner("animation")).toEqual([expect.stringMatching(/show-spinner 0s 300ms forwards$/)]);
});
