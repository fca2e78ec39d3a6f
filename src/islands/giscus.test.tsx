/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import Comments from "./giscus";

const settings = {
  provider: "giscus",
  on: ["blog"],
  lang: "zh-Hans",
  repo: "a/b",
  repoId: "R1",
  category: "评论",
  categoryId: "C1",
  mapping: "pathname",
} as const;

beforeAll(() => Object.assign(globalThis, { COMMENTS: settings }));

const widget = () => document.querySelector("giscus-widget");
const frame = () => widget()?.shadowRoot?.querySelector("iframe");
const say = (origin: string) =>
  act(() => window.dispatchEvent(new MessageEvent("message", { origin, data: { giscus: { resizeHeight: 345 } } })));

test("shows the discussion in the site's language and the page's colours, also after a change", async () => {
  document.documentElement.dataset.theme = "dark";
  window.history.replaceState(null, "", "/blog/%E7%94%B2.html?giscus=token");
  render(<Comments />);
  await waitFor(() => expect(frame()).toBeTruthy());
  const { origin, pathname, searchParams } = new URL(frame()?.src ?? "");
  expect(origin + pathname).toBe("https://giscus.app/zh-CN/widget");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    repo: "a/b",
    repoId: "R1",
    category: "评论",
    categoryId: "C1",
    term: "blog/%E7%94%B2",
    theme: "dark",
    session: "token",
  });
  expect(window.location.search).toBe("");
  act(() => {
    document.documentElement.dataset.theme = "light";
  });
  await waitFor(() => expect(widget()).toHaveProperty("theme", "light"));
});

test("shows a spinner until the frame reports its height; after 10 s it names the host, with a retry", async () => {
  jest.useFakeTimers();
  render(<Comments />);
  say("https://other.example");
  expect(screen.getByRole("status")).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(10_001));
  expect(screen.getByRole("alert").textContent).toContain("giscus.app");
  act(() => screen.getByRole("button", { name: "重试" }).click());
  say("https://giscus.app");
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect([screen.queryByRole("status"), screen.queryByRole("alert")]).toEqual([null, null]);
  jest.useRealTimers();
});

test("sends the title and the description of the current page after a navigation", async () => {
  document.title = "乙 | 站";
  document.head.insertAdjacentHTML(
    "beforeend",
    '<meta property="og:title" content="甲 | 站"><meta property="og:description" content="关于甲"><meta name="description" content="关于乙">',
  );
  render(<Comments />);
  await waitFor(() => expect(frame()).toBeTruthy());
  expect(new URL(frame()?.src ?? "").searchParams.get("description")).toBe("关于乙");
  expect(document.querySelector('meta[property="og:title"]')?.getAttribute("content")).toBe("乙 | 站");
});
