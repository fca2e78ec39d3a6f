/** @jest-environment jsdom */
import { guardRuntime } from "./guard-runtime";

it("a hash that cannot be decoded is mended at once, and after every step in the history", () => {
  window.history.replaceState(null, "", "#100%");
  guardRuntime();
  expect(window.location.hash).toBe("#100%25");
  window.history.replaceState({ key: 1 }, "", "#%E5%B9");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(() => decodeURI(window.location.hash)).not.toThrow();
  expect(window.history.state).toEqual({ key: 1 });
});

it("a sound hash stays", () => {
  window.history.replaceState(null, "", "#%E4%B8%AD%E6%96%87");
  guardRuntime();
  expect(window.location.hash).toBe("#%E4%B8%AD%E6%96%87");
});

it("a session storage whose methods throw is taken away from the router", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  guardRuntime();
  expect(window.sessionStorage).toBeNull();
});
