/** @jest-environment jsdom */
import { addMissingLines, findCurrentLine, watchFoldedCategories } from "./complete-sidebar";
import { loadSidebar } from "./load-fragment";

jest.mock("./load-fragment", () => ({ loadSidebar: jest.fn() }));

const link = (name: string, current = false) =>
  `<li><a href="/${name}"${current ? ' aria-current="page"' : ""}>${name}</a></li>`;
const category = (name: string, inside: string, isOpen = false) =>
  `<li><details${isOpen ? " open" : ""}><summary>${name}</summary></details><ul>${inside}</ul></li>`;
const folded = (count: number) => `<li data-site-folded-pages=""><a href="/list">${count}页</a></li>`;
const nav = (lines: string, part = "data-site-sidebar-part") =>
  `<nav data-site-sidebar="area" ${part} data-site-sidebar-file="area.txt"><ul>${lines}</ul></nav>`;

const complete = nav(
  link("a") + category("甲", link("b") + link("c")) + category("乙", link("d") + category("深", link("e"))) + link("f"),
  "",
);
/** Returns the labels of all lines, in order. */
const lines = () => [...document.querySelectorAll("nav li > :is(a, details)")].map(({ textContent }) => textContent);
const openCategory = (name: string) => {
  const details = [...document.querySelectorAll("details")].find(({ textContent }) => textContent === name);
  if (!details) throw new Error(name);
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
  return details;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.mocked(loadSidebar).mockReset().mockResolvedValue(complete);
  window.history.replaceState(null, "", "/b");
});
watchFoldedCategories();

test("opening a folded category adds all lines, and keeps what is open and focused", async () => {
  document.body.innerHTML = nav(
    link("a") + category("甲", link("b", true) + link("c"), true) + category("乙", folded(2)) + link("f"),
  );
  const summary = openCategory("乙").querySelector("summary") as HTMLElement;
  summary.tabIndex = 0;
  summary.focus();
  await settled();
  expect(lines()).toEqual(["a", "甲", "b", "c", "乙", "d", "深", "e", "f"]);
  expect(document.activeElement).toBe(summary);
  expect([...document.querySelectorAll("details[open]")].map(({ textContent }) => textContent)).toEqual(["甲", "乙"]);
  expect(document.querySelector("[data-site-folded-pages]")).toBeNull();
  openCategory("深");
  expect(loadSidebar).toHaveBeenCalledTimes(1);
});

test("lines for the rest of a long list give way to the lines themselves, and an unlisted page stays", async () => {
  document.body.innerHTML = nav(category("前面还有1页", folded(1)) + category("乙", link("d")) + link("hidden", true));
  addMissingLines(
    document.querySelector("nav > ul"),
    Object.assign(document.createElement("div"), { innerHTML: complete }).querySelector("ul"),
  );
  expect(lines()).toEqual(["a", "甲", "b", "c", "乙", "d", "深", "e", "f", "hidden"]);
});

test("a navigation to a page outside the sidebar's part completes it and marks the page", async () => {
  document.body.innerHTML = nav(link("a") + category("甲", folded(2)) + category("乙", folded(2)) + link("f"));
  findCurrentLine();
  await settled();
  expect(document.querySelector("[aria-current=page]")?.textContent).toBe("b");
  expect(document.querySelector("details[open]")?.textContent).toBe("甲");
});

test("a failing network leaves the links to lists of pages", async () => {
  jest.mocked(loadSidebar).mockRejectedValue(new TypeError());
  document.body.innerHTML = nav(category("甲", folded(2)));
  openCategory("甲");
  await settled();
  expect(document.querySelector("[data-site-folded-pages] a")).not.toBeNull();
});
