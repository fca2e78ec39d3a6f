/** @jest-environment jsdom */
import { checkRuntime, interceptLoadPage, interceptNavigate, loadPage, navigateTo } from "./gatsby-runtime";

const report = jest.spyOn(console, "error");
const reported = () => report.mock.calls.map(([message]) => /has no ([\w-]+)/.exec(message)?.[1]);

beforeEach(() => {
  report.mockImplementation(() => {});
  document.body.innerHTML = '<div id="gatsby-focus-wrapper"></div>';
  window.___navigate = jest.fn();
  window.___loader = { enqueue: jest.fn(), loadPage: jest.fn(async () => ({})), loadAppData: jest.fn() };
});

test("what is wrapped is what navigations and loads go through", async () => {
  const { ___navigate: navigate } = window;
  interceptNavigate((original) => (to, options) => original(`${to}#b`, options));
  interceptLoadPage((original) => async (path) => ({ ...(await original(path)), status: "error" }));
  navigateTo("/a", { replace: true });
  expect(navigate).toHaveBeenCalledWith("/a#b", { replace: true });
  expect(await loadPage("/a")).toEqual({ status: "error" });
  checkRuntime();
  expect(reported()).toEqual([]);
});

test("every part of Gatsby that is leaned on and missing is reported by its name", () => {
  document.body.innerHTML = "";
  delete window.___navigate;
  delete window.___loader;
  interceptNavigate((original) => original);
  interceptLoadPage((original) => original);
  checkRuntime();
  expect(reported()).toEqual(["___navigate", "loadPage", "enqueue", "loadAppData", "gatsby-focus-wrapper"]);
});
