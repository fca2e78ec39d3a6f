/** @jest-environment jsdom */
import { searchAskedAttribute, searchFormId } from "../shared/search-field";
import { loaderScript } from "./loader-script";

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

const key = (init: KeyboardEventInit, selector = "body") => {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
};

test("keeps Ctrl+K and / until the script has loaded, and opens the search page once if it fails", async () => {
  document.documentElement.removeAttribute(searchAskedAttribute);
  document.body.innerHTML = `<form id="${searchFormId}"></form><input>`;
  const submit = jest.spyOn(document.querySelector("form") as HTMLFormElement, "submit").mockImplementation(() => {});
  let fail = () => {};
  const start = jest.fn(
    () =>
      new Promise<void>((_, reject) => {
        fail = reject;
      }),
  );
  new Function("start", loaderScript)(start);
  const others = [{ key: "/", ctrlKey: true }, { key: "k" }, { key: "K", ctrlKey: true, shiftKey: true }];
  expect([...others.map((init) => key(init)), key({ key: "/" }, "input")]).toEqual([false, false, false, false]);
  expect(document.documentElement.hasAttribute(searchAskedAttribute)).toBe(false);
  expect([key({ key: "/" }), key({ key: "K", ctrlKey: true }), key({ key: "k", metaKey: true }, "input")]).toEqual([
    true,
    true,
    true,
  ]);
  expect(document.documentElement.hasAttribute(searchAskedAttribute)).toBe(true);
  fail();
  await new Promise((resolve) => setTimeout(resolve));
  expect([start, submit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(document.documentElement.hasAttribute(searchAskedAttribute)).toBe(false);
});

test("repeats the press of a button when the script has loaded, but not of a button that works without it", async () => {
  document.body.innerHTML = '<button id="copy"><b>复制</b></button><button data-site-color-toggle="">明暗</button>';
  const presses: string[] = [];
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => presses.push(button.id));
  new Function("start", loaderScript)(async () => {
    window.___navigate = () => {};
  });
  document.querySelector<HTMLElement>("#copy b")?.click();
  document.querySelector<HTMLElement>("[data-site-color-toggle]")?.click();
  expect(presses).toEqual(["copy", ""]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(presses).toEqual(["copy", "", "copy"]);
  document.querySelector<HTMLElement>("#copy b")?.click();
  expect(presses).toHaveLength(4);
});
