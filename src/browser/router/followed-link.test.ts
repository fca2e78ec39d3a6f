/** @jest-environment jsdom */
import { placeToGoOn, rememberFollowed } from "./followed-link";

/** Shows a page; jsdom lays nothing out, so that all of it is in sight. */
function show(html: string): void {
  document.body.innerHTML = html;
}

const followed = () => document.querySelector("[data-here]") as HTMLElement;

beforeEach(() => window.history.replaceState({ key: "甲" }, ""));

test("the link is found again on a page that was made anew, among others to the same address", () => {
  const page = '<a href="/b">1</a> <a href="/甲">2</a> <a href="/b" data-here>3</a>';
  show(page);
  rememberFollowed(followed());
  expect(window.history.state).toMatchObject({ key: "甲" });
  show(`<a href="/c">0</a>${page}`);
  expect(placeToGoOn()).toBe(followed());
});

test("a link of a drawing is found too", () => {
  show('<svg><a xlink:href="/b" data-here></a></svg>');
  rememberFollowed(followed());
  expect(placeToGoOn()).toBe(followed());
});

test("of a link in a closed menu it is the menu's button", () => {
  show('<details><summary></summary><a href="/b" data-here></a></details>');
  rememberFollowed(followed());
  expect(placeToGoOn()).toBe(document.querySelector("summary"));
});

test("at the top of a page that was left by no link there is none", () => {
  show('<main><h1></h1><a href="/b"></a></main>');
  expect(placeToGoOn()).toBeNull();
});
