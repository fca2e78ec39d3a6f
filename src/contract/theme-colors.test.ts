import { readFileSync } from "node:fs";
import { themeColors } from "./theme-colors";

test("the colours around the page are those of the page", () => {
  const papers = [...readFileSync("src/styles/tokens.css", "utf8").matchAll(/--paper:\s*(#\w+)/g)].map(
    ([, hex]) => hex,
  );
  expect(new Set(papers)).toEqual(new Set(Object.values(themeColors)));
});
