/** @jest-environment jsdom */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { announcePage } from "../browser/platform/page-event";
import { type } from "./search/use-input";

jest.mock("gatsby", () => ({
  withPrefix: (path: string) => path,
  navigate: (to: string) => goTo(to),
}));
jest.mock("../search/clients/worker-client", () => ({ prepareWorker: () => {}, askWorker: () => () => {} }));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
jest.useFakeTimers();

function goTo(address: string): void {
  window.history.replaceState(null, "", address);
  announcePage();
}

/** Renders the built page, the text that a reader has typed, and the island. */
async function show(address: string, typed = "") {
  window.history.replaceState(null, "", address);
  document.body.innerHTML =
    '<main class="search-page-page"><h1>搜索</h1><form><input type="search" name="q"></form><div id="place"></div></main>';
  const input = document.querySelector("input") as HTMLInputElement;
  input.value = typed;
  const { default: SearchPage } = await import("./search-page");
  act(() => createRoot(document.getElementById("place") as HTMLElement).render(<SearchPage />));
  return input;
}

const pause = () => act(() => jest.advanceTimersByTime(300));

test("shows the query of the address in the field and in the heading", async () => {
  const input = await show("/search?q=docker");
  expect(input.value).toBe("docker");
  expect(document.querySelector("h1")?.textContent).toBe("「docker」的搜索结果");
});

test("keeps what was typed before the code loaded, and puts it in the address after a pause", async () => {
  const input = await show("/search?q=docker&area=blog", "内存");
  expect(input.value).toBe("内存");
  expect(window.location.search).toBe("?q=docker&area=blog");
  pause();
  expect(new URLSearchParams(window.location.search).get("q")).toBe("内存");
  expect(new URLSearchParams(window.location.search).get("area")).toBe("blog");
});

test("changes the field on a link to another query, and clears it on Escape except during a composition", async () => {
  const input = await show("/search?q=docker");
  act(() => goTo("/search?q=tcp"));
  expect(input.value).toBe("tcp");
  const press = (more: object) =>
    act(() => input.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", ...more })));
  press({ isComposing: true });
  expect(input.value).toBe("tcp");
  expect(document.title).toMatch(/^「tcp」/);
  press({});
  expect(input.value).toBe("");
  // The heading and the title no longer name a query.
  expect(document.querySelector("h1")?.textContent).toBe("搜索文档");
  expect(document.title).toBe("搜索文档");
});

test("does not follow or change the address of another page while it is kept for Back", async () => {
  const input = await show("/search?q=docker");
  act(() => type(input, "tcp"));
  document.querySelector("main")?.remove();
  act(() => goTo("/docs?q=other"));
  pause();
  expect(input.value).toBe("tcp");
  expect(window.location.href).toContain("/docs?q=other");
});
