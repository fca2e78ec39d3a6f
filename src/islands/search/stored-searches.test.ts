/** @jest-environment jsdom */
import { storedSearches, storeSearch } from "./stored-searches";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }));

const store = (name: string, isFavorite = false) =>
  storeSearch({ href: `/docs/${name}`, title: name, place: "文档", isFavorite });
const titles = (favorites: boolean) =>
  storedSearches().flatMap(({ title, isFavorite = false }) => (isFavorite === favorites ? [title] : []));

beforeEach(() => localStorage.clear());

test("keeps the last seven recent searches, or four when there are favourites", () => {
  for (const name of "abcdefgh") store(name);
  expect(titles(false).join("")).toBe("hgfedcb");
  store("x", true);
  expect(titles(false).join("")).toBe("hgfe");
});

test("keeps the last ten favourites", () => {
  for (const name of "abcdefghijkl") store(name, true);
  expect(titles(true).join("")).toBe("lkjihgfedc");
});

test("a favourite that is opened again stays one", () => {
  store("a", true);
  store("b");
  store("a");
  expect([titles(true), titles(false)]).toEqual([["a"], ["b"]]);
});
