/** @jest-environment jsdom */
import { placeToGoOn, rememberFollowed } from "./followed-link";

/** Shows a page. jsdom has no layout, so everything counts as visible. */
function show(html: string): void {
  document.body.innerHTML = html;
}

const followed = () => document.querySelector("[data-here]") as HTMLElement;

beforeEach(() => window.history.replaceState({ key: "甲" }, ""));

test("finds the link again on a page that was rendered again, among others with the same address", () => {
  const page = '<a href="/b">1</a> <a href="/甲">2</a> <a href="/b" data-here>3</a>';
  show(page);
  rememberFollowed(followed());
  expect(window.history.state).toMatchObject({ key: "甲" });
  show(`<a href="/c">0</a>${page}`);
  expect(placeToGoOn()).toBe(followed());
});

test("finds a link in a drawing", () => {
  show('<svg><a xlink:href="/b" data-here></a></svg>');
  rememberFollowed(followed());
  expect(placeToGoOn()).toBe(followed());
});

test("returns the button of the menu for a link in a closed menu", () => {
  show('<details><summary></summary><a href="/b" data-here></a></details>');
  rememberFollowed(followed());
  expect(placeToGoOn()).toBe(document.querySelector("summary"));
});

test("returns null at the top of a page that was not left by a link", () => {
  show('<main><h1></h1><a href="/b"></a></main>');
  expect(placeToGoOn()).toBeNull();
});
