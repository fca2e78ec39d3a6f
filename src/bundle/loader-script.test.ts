/** @jest-environment jsdom */
import { searchAskedAttribute, searchFormId } from "../shared/search-field";
import { loaderScript } from "./browser-bundle";

// esbuild checks for Node's own byte arrays, which jsdom replaces.
jest.mock("esbuild", () => ({}));

test("keeps a press on the search button until the script has loaded, and opens the search page if it fails", async () => {
  document.body.innerHTML = `<form id="${searchFormId}"></form>`;
  const form = document.querySelector("form") as HTMLFormElement;
  const submit = jest.spyOn(form, "submit").mockImplementation(() => {});
  let fail = () => {};
  const start = () =>
    new Promise<void>((_, reject) => {
      fail = reject;
    });
  new Function("start", loaderScript)(start);
  const press = new Event("submit", { bubbles: true, cancelable: true });
  form.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(document.documentElement.hasAttribute(searchAskedAttribute)).toBe(true);
  expect(submit).not.toHaveBeenCalled();
  fail();
  await new Promise((resolve) => setTimeout(resolve));
  expect(submit).toHaveBeenCalledTimes(1);
});
