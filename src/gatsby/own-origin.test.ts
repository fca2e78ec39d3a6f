import { isOwnOrigin, refuseOtherOrigins } from "./own-origin";

test.each([
  [{ host: "localhost:8000" }, true],
  [{ host: "127.0.0.1:8000", origin: "http://127.0.0.1:8000" }, true],
  [{ host: "[::1]:8000" }, true],
  [{ host: "localhost:8000", origin: "http://localhost:9000" }, false],
  [{ host: "localhost:8000", origin: "https://evil.example" }, false],
  [{ host: "localhost:8000", origin: "null" }, false],
  [{ host: "evil.example:8000" }, false],
  [{}, false],
])("accepts a request with the headers %j: %s", (headers, isOwn) => {
  expect(isOwnOrigin({ headers })).toBe(isOwn);
});

test("the check runs before all of Gatsby's handlers", () => {
  const stack: unknown[] = ["query", "init", "cors", "graphql"];
  const app = { use: (handler: unknown) => void stack.push(handler), _router: { stack } };
  refuseOtherOrigins(app);
  expect(stack.map((layer) => typeof layer)).toEqual(["string", "string", "function", "string", "string"]);
  expect(() => refuseOtherOrigins({ use: () => {} })).toThrow("Express 4");
});
