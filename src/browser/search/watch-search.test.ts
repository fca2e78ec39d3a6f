/** @jest-environment jsdom */
import { searchAskedAttribute, searchFormId } from "../../shared/search-field";
import type { IslandLoader } from "../islands";
import { openSearch } from "./search-dialog";
import { watchSearch } from "./watch-search";

jest.mock("./search-dialog", () => ({ openSearch: jest.fn() }));
jest.mock("../islands", () => ({ fetchReact: () => {}, mountIsland: async () => {} }));

const opened = () => jest.mocked(openSearch).mock.calls.map(([query]) => query);
const press = (key: string, more: KeyboardEventInit = {}) =>
  document
    .querySelector("button")
    ?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

test("opens the search once, with the typed letters, however often the reader asks for it while it loads", async () => {
  document.body.innerHTML = `<form id="${searchFormId}"><button>搜索</button></form>`;
  document.documentElement.setAttribute(searchAskedAttribute, "");
  watchSearch({ searchWorker: async () => {} } as unknown as IslandLoader);
  press("k", { ctrlKey: true });
  press("/");
  press("a");
  press("b");
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened()).toEqual(["ab"]);
  press("c");
  expect(opened()).toEqual(["ab", "c"]);
});
