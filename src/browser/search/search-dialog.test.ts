/** @jest-environment jsdom */
import { openSearch } from "./search-dialog";

jest.spyOn(window.history, "back").mockImplementation(() => {});

const field = () => document.querySelector<HTMLInputElement>("dialog input");

beforeAll(() => {
  // jsdom does not implement `showModal`.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

test("has a search field with a clear button, for at most 512 characters", () => {
  openSearch("", () => {});
  expect([field()?.maxLength, field()?.type, field()?.name]).toEqual([512, "search", "q"]);
  openSearch("", () => {});
});

test("closes and forgets the query on Escape", () => {
  openSearch("内存", () => {});
  expect(field()?.value).toBe("内存");
  field()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  expect(field()).toBeNull();
  openSearch("", () => {});
  expect(field()?.value).toBe("");
});
