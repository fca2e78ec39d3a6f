/** @jest-environment jsdom */
import {
  checkRuntime,
  interceptLoadPage,
  interceptNavigate,
  loadNotFoundHere,
  loadPage,
  navigateTo,
} from "./gatsby-runtime";

const report = jest.spyOn(console, "error");
const reported = () => report.mock.calls.map(([message]) => /has no ([\w-]+)/.exec(message)?.[1]);

beforeEach(() => {
  report.mockImplementation(() => {});
  document.body.innerHTML = '<div id="gatsby-focus-wrapper"></div>';
  window.___navigate = jest.fn();
  window.___loader = { enqueue: jest.fn(), loadPage: jest.fn(async () => ({})), loadPageSync: jest.fn() };
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
  expect(reported()).toEqual(["___navigate", "loadPage", "enqueue", "gatsby-focus-wrapper"]);
});

test.each(["/100%25", "/%3F", "/docs/%2561", "/x"])(
  "on the not-found page its own address %s is that page's",
  async (address) => {
    const { ___loader: loader } = window;
    const [load, loadSync] = [loader?.loadPage, loader?.loadPageSync];
    window.history.replaceState(null, "", address);
    window.pagePath = "/404.html";
    loadNotFoundHere();
    await loadPage(`${address}?a=1`);
    window.___loader?.loadPageSync(encodeURI(decodeURI(address)));
    await loadPage("/docs/a");
    expect(load).toHaveBeenNthCalledWith(1, "/404.html");
    expect(loadSync).toHaveBeenCalledWith("/404.html", undefined);
    expect(load).toHaveBeenLastCalledWith("/docs/a");
  },
);

test("every other page is loaded as the loader finds it", async () => {
  const load = window.___loader?.loadPage;
  window.history.replaceState(null, "", "/a");
  window.pagePath = "/a";
  loadNotFoundHere();
  await loadPage("/a");
  expect(load).toHaveBeenCalledWith("/a");
});
