import { isHashedChunk } from "./hashed-chunk";

test.each([
  ["app-0123456789abcdef0123.js", true],
  ["app-0123456789abcdef0123.js.map", true],
  ["app-0123456789abcdef0123.js.LICENSE.txt", true],
  ["styles.0123456789abcdef0123.css", true],
  ["styles.0123456789abcdef0123.css.br", false],
  ["sw.js", false],
  ["docs", false],
  ["static/app-0123456789abcdef0123.js", false],
  ["index.html", false],
])("%s: %s", (file, expected) => {
  expect(isHashedChunk(file)).toBe(expected);
});
