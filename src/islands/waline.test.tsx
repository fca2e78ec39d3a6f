/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import type Waline from "./waline";

jest.mock("@waline/client/waline.css", () => "");

const fetched = jest.fn();
const replaceSync = jest.fn();
const comment = { objectId: "1", nick: "小明", comment: "<p>写得好</p>", time: 0, children: [] };
const answers: Readonly<Record<string, unknown>> = {
  count: [1],
  undefined: { count: 1, data: [comment], totalPages: 1 },
};

/** Responds like a Waline server. */
async function answer(address: string) {
  const type = new URL(address).searchParams.get("type");
  return { json: async () => ({ errno: 0, data: answers[String(type ?? undefined)] }) };
}

async function show() {
  const { default: Island }: { readonly default: typeof Waline } = await import("./waline");
  const comments = { provider: "waline", on: ["blog"], serverUrl: "https://talk.example", images: [], lang: "zh-Hans" };
  Object.assign(globalThis, { COMMENTS: comments });
  render(<Island path="/blog/甲" />);
}

beforeEach(() => {
  // Vue warns about a prop that Waline allows to be false.
  jest.spyOn(console, "warn").mockImplementation();
  Object.assign(window, {
    fetch: fetched,
    CSSStyleSheet: class {
      replaceSync = replaceSync;
    },
  });
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

test("shows the page's comments in the site's language, asks for a name and offers no image upload", async () => {
  fetched.mockImplementation(answer);
  await show();
  expect(screen.getByRole("status")).toBeTruthy();
  await waitFor(() => expect(screen.getByText("写得好")).toBeTruthy());
  expect(screen.queryByRole("status")).toBeNull();
  const { origin, searchParams } = new URL(fetched.mock.calls.at(-1)?.[0]);
  expect([origin, searchParams.get("path"), searchParams.get("lang")]).toEqual([
    "https://talk.example",
    "/blog/甲",
    "zh-CN",
  ]);
  expect(screen.getByText("昵称").textContent).not.toContain("选填");
  const buttons = [...document.querySelectorAll<HTMLElement>(".wl-actions .wl-action")];
  expect(buttons.filter(({ style }) => style.display !== "none").map(({ title }) => title)).toEqual([
    "Markdown Guide",
    "预览",
  ]);
  expect(document.querySelector("style")?.textContent ?? "").toBe("");
});

test("names a server that does not respond, and asks it again on 重试", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await show();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("talk.example"));
  fetched.mockImplementation(answer);
  act(() => screen.getByRole("button", { name: "重试" }).click());
  await waitFor(() => expect(screen.getByText("写得好")).toBeTruthy());
  expect(screen.queryByRole("alert")).toBeNull();
});
