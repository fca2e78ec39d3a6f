/** @jest-environment jsdom */
import { callsForSearch, isComposing } from "./search-form";

const key = (name: string, more: object = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  target: document.body,
  ...more,
});

test("Ctrl+K and Command+K call for the search, in capitals too", () => {
  expect(callsForSearch(key("k", { ctrlKey: true }))).toBe(true);
  expect(callsForSearch(key("K", { metaKey: true }))).toBe(true);
  expect(callsForSearch(key("k"))).toBe(false);
});

test("a slash calls for it outside of text fields only", () => {
  expect(callsForSearch(key("/"))).toBe(true);
  expect(callsForSearch(key("/", { target: document.createElement("input") }))).toBe(false);
  expect(callsForSearch(key("/", { ctrlKey: true }))).toBe(false);
});

test("the key that ends a composition belongs to it, in Safari too", () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
