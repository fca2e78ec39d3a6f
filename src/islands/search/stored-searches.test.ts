/** @jest-environment jsdom */
import { storedSearches, storeSearch } from "./stored-searches";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }));

const store = (name: string, isFavorite = false) =>
  storeSearch({ href: `/docs/${name}`, title: name, place: "文档", isFavorite });
const titles = (favorites: boolean) =>
  storedSearches().flatMap(({ title, isFavorite = false }) => (isFavorite === favorites ? [title] : []));

beforeEach(() => localStorage.clear());

test("of recent searches the last seven are kept, and four where there are favourites", () => {
  for (const name of "abcdefgh") store(name);
  expect(titles(false).join("")).toBe("hgfedcb");
  store("x", true);
  expect(titles(false).join("")).toBe("hgfe");
});

test("of favourites the last ten are kept", () => {
  for (const name of "abcdefghijkl") store(name, true);
  expect(titles(true).join("")).toBe("lkjihgfedc");
});
