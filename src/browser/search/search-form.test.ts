/** @jest-environment jsdom */
import { callsForSearch } from "./search-form";

const key = (name: string, more: object = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  target: document.body,
  ...more,
});

test("opens the search with Ctrl+K and Command+K, including with capital letters", () => {
  expect(callsForSearch(key("k", { ctrlKey: true }))).toBe(true);
  expect(callsForSearch(key("K", { metaKey: true }))).toBe(true);
  expect(callsForSearch(key("k"))).toBe(false);
});

test("opens the search with a slash outside text fields only", () => {
  expect(callsForSearch(key("/"))).toBe(true);
  expect(callsForSearch(key("/", { target: document.createElement("input") }))).toBe(false);
  expect(callsForSearch(key("/", { ctrlKey: true }))).toBe(false);
});
