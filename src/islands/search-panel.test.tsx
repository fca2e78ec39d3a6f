/** @jest-environment jsdom */
import { act, cleanup, render, screen } from "@testing-library/react";
import type { Listener } from "../search/clients/worker-client";
import type { PageHit, SearchRequest } from "../search/model/search-types";
import { type } from "./search/use-input";
import SearchPanel from "./search-panel";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }));
const ask = jest.fn();
jest.mock("../search/clients/worker-client", () => ({
  prepareWorker: () => {},
  askWorker: (request: SearchRequest, listener: Listener) => {
    ask(request, listener);
    return () => {};
  },
}));

// jsdom does not implement `scrollIntoView`.
Element.prototype.scrollIntoView = () => {};

const pageOf = (area: string, number: number): PageHit => ({
  path: `/${area}/${number}`,
  title: [{ text: `${area}${number}`, marked: false }],
  area,
  under: [],
  date: null,
  sections: [
    {
      anchor: null,
      level: 1,
      title: [{ text: `${area}${number}`, marked: false }],
      snippet: [{ text: "讲内存的一句", marked: false }],
    },
  ],
});

/** Opens the panel, types a query, and answers it with the given number of pages of each area. */
function search(counts: Readonly<Record<string, number>>): HTMLInputElement {
  const input = document.body.appendChild(document.createElement("input"));
  render(<SearchPanel input={input} close={() => {}} />);
  act(() => type(input, "内存"));
  const pages = Object.entries(counts).flatMap(([area, count]) =>
    Array.from({ length: count }, (_, number) => pageOf(area, number)),
  );
  answer(pages, 68);
  return input;
}

/** Answers the last query with these pages. */
function answer(pages: readonly PageHit[], total: number): void {
  const [, listener] = ask.mock.lastCall as [SearchRequest, Listener];
  act(() => listener({ pages, total, hasMore: true, mode: "all", areas: [], suggestions: [] }));
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test("shows at most five results of an area, and twenty of all areas", () => {
  search({ 甲: 9, 乙: 2, 丙: 30 });
  const rows = screen.getAllByRole("group").map((group) => group.querySelectorAll("[role=option]").length);
  expect(rows).toEqual([5, 2, 5]);
  cleanup();
  search({ 甲: 5, 乙: 5, 丙: 5, 丁: 5, 戊: 5 });
  expect(screen.getAllByRole("option")).toHaveLength(20);
  expect(ask.mock.lastCall?.[0]).toMatchObject({ limit: 10 });
});

test("expands the field when there are results, and collapses it when it is empty", () => {
  const input = search({ 甲: 2 });
  expect(input.getAttribute("aria-expanded")).toBe("true");
  act(() => type(input, ""));
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect(input.getAttribute("aria-expanded")).toBe("false");
});

test("opens a result in a new tab with Command+Enter and in a new window with Shift+Enter", () => {
  const input = search({ 甲: 2 });
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  const press = (keys: object) =>
    act(() => input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", cancelable: true, ...keys })));
  press({ metaKey: true });
  press({ shiftKey: true });
  expect(open.mock.calls).toEqual([
    [encodeURI("/甲/0"), "_blank", "noopener"],
    [encodeURI("/甲/0"), "_blank", "noopener,popup"],
  ]);
});

test("names an option by its title and page, describes it by its excerpt, and counts those of all groups", () => {
  search({ 甲: 2, 乙: 1 });
  const option = screen.getByRole("option", { name: "乙0 乙 · 讲内存的一句" });
  expect([option.getAttribute("aria-posinset"), option.getAttribute("aria-setsize")]).toEqual(["3", "3"]);
  expect(screen.getByRole("group", { name: "乙" }).contains(option)).toBe(true);
  expect(screen.getByRole("listbox", { name: "搜索结果" })).toBeTruthy();
});

test("announces the number of results once, half a second after the last answer and the last key", () => {
  jest.useFakeTimers();
  const input = document.body.appendChild(document.createElement("input"));
  render(<SearchPanel input={input} close={() => {}} />);
  const announced: string[] = [];
  const region = screen.getByRole("status");
  const wait = (ms: number) => {
    act(() => jest.advanceTimersByTime(ms));
    if (region.textContent && region.textContent !== announced.at(-1)) announced.push(region.textContent);
  };
  for (const query of ["内", "内存", "内存管", "内存管理"]) {
    act(() => type(input, query));
    wait(200);
    answer([pageOf("甲", 0)], query.length);
    wait(200);
  }
  expect(announced).toEqual([]);
  wait(300);
  wait(5000);
  expect(announced).toEqual(["找到 4 篇文档"]);
  jest.useRealTimers();
});

test("the Delete key forgets a past search, and a button forgets all but favourites", () => {
  const stored = ["a", "b", "c"].map((name) => ({
    href: `/${name}`,
    title: name,
    place: "处",
    isFavorite: name === "c",
  }));
  localStorage.setItem("searches", JSON.stringify(stored));
  const input = document.body.appendChild(document.createElement("input"));
  render(<SearchPanel input={input} close={() => {}} />);
  const names = () => screen.queryAllByRole("option").map(({ href }: HTMLElement & { href?: string }) => href?.at(-1));
  expect(names()).toEqual(["a", "b", "c"]);
  act(() => void input.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete" })));
  expect(names()).toEqual(["b", "c"]);
  act(() => screen.getByRole("button", { name: "清空历史记录" }).click());
  expect(names()).toEqual(["c"]);
  expect(screen.queryByRole("button", { name: "清空历史记录" })).toBeNull();
});

test("without past searches the areas of the navbar can be chosen, with their drawings", () => {
  localStorage.clear();
  const header = document.body.appendChild(document.createElement("header"));
  header.innerHTML =
    '<a href="/" data-site-nav-item="">站</a>' +
    '<a href="/docs/math/intro" data-site-nav-item="mathSidebar">数学</a>' +
    '<a href="/docs/art/intro" data-site-nav-item="artSidebar">美术</a>' +
    '<nav><a href="/docs/math/intro" data-site-nav-item="mathSidebar">数学</a></nav>';
  const input = document.body.appendChild(document.createElement("input"));
  render(<SearchPanel input={input} close={() => {}} />);
  expect(screen.getByText("没有最近搜索")).toBeTruthy();
  const options = screen.getAllByRole("option");
  expect(options.map((option) => [option.textContent?.trim(), option.getAttribute("href")])).toEqual([
    ["数学", "/docs/math/intro"],
    ["美术", "/docs/art/intro"],
  ]);
  const drawings = options.map((option) => option.querySelector("[style]")?.getAttribute("style") ?? null);
  expect(drawings).toEqual([expect.stringContaining("/areas/mathSidebar.svg"), null]);
  act(() => options[0]?.click());
  expect(localStorage.length).toBe(0);
});
