import { isWorseThanCopy, keyOf, mayBeKept } from "./sound-answers";

const origin = "https://a.example";
const html = "text/html; charset=utf-8";

const answer = (status: number, type: string, redirected = false) =>
  ({ status, redirected, headers: new Headers({ "content-type": type }) }) as Response;
const request = (path: string, mode = "cors") => ({ url: `${origin}${path}`, mode }) as Request;

test("an address has one copy, whatever its query", () => {
  expect(keyOf(`${origin}/docs/x?from=a#b`)).toBe(`${origin}/docs/x`);
  expect(keyOf(`${origin}/search?q=密码`)).toBe(`${origin}/search`);
});

test.each([
  ["a page", "/docs/x", answer(200, html), true],
  ["a script", "/app-1.js", answer(200, "text/javascript"), true],
  ["data", "/page-data/app-data.json", answer(200, "application/json"), true],
  ["HTML for a script", "/app-1.js", answer(200, html), false],
  ["HTML for data", "/page-data/app-data.json", answer(200, html), false],
  ["HTML for a picture", "/static/1/a.png", answer(200, html), false],
  ["a file for a page", "/docs/x", answer(200, "application/pdf"), false],
  ["an error", "/docs/x", answer(503, html), false],
  ["a part of a file", "/static/1/a.png", answer(206, "image/png"), false],
  ["the answer of another address", "/docs/x", answer(200, html, true), false],
])("%s is kept or not", (_, path, response, expected) => {
  expect(mayBeKept(response, request(path))).toBe(expected);
});

test("a page with an ending is a page where the browser goes there", () => {
  expect(mayBeKept(answer(200, html), request("/docs/v1.2", "navigate"))).toBe(true);
});

test.each([
  ["a server that fails", answer(502, html), true],
  ["a portal's page", answer(200, html), true],
  ["data", answer(200, "application/json"), false],
  ["data that is gone", answer(404, html), false],
])("a good copy goes before %s: %#", (_, response, expected) => {
  expect(isWorseThanCopy(response, request("/page-data/x/page-data.json"))).toBe(expected);
});
