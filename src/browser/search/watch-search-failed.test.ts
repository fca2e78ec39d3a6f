/** @jest-environment jsdom */
import { searchFormId } from "../../shared/search-field";
import type { IslandLoader } from "../islands";
import { watchSearch } from "./watch-search";

jest.mock("./search-dialog", () => {
  throw new Error("offline");
});
jest.mock("../islands", () => ({ fetchReact: () => {}, mountIsland: async () => {} }));
jest.mock("gatsby", () => ({ navigate: jest.fn() }));

test("opens the search page through the router if the dialog fails to load", async () => {
  document.body.innerHTML = `<form id="${searchFormId}" action="/search"><button>搜索</button></form>`;
  const form = document.querySelector("form") as HTMLFormElement;
  const submit = jest.spyOn(form, "submit").mockImplementation(() => {});
  watchSearch({ searchWorker: async () => {} } as unknown as IslandLoader);
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve));
  const { navigate } = jest.requireMock("gatsby") as { navigate: jest.Mock };
  expect(navigate).toHaveBeenCalledWith("http://localhost/search");
  expect(submit).not.toHaveBeenCalled();
});
