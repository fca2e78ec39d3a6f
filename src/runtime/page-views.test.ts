/** @jest-environment jsdom */
import { reportPageView } from "./page-views";

const at = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });

const views = () => jest.mocked(window.gtag)?.mock.calls.map(([, , fields]) => fields.page_path);

beforeEach(() => {
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    callback(0);
    return 0;
  });
});

it("every change of path, query or hash is one page view, and no change is none", () => {
  window.gtag = jest.fn();
  for (const place of [
    at("/a"),
    at("/a"),
    at("/a", "?q=1"),
    at("/a", "?q=1", "#b"),
    at("/a", "?q=1", "#b"),
    at("/a"),
  ]) {
    reportPageView(place);
  }
  expect(views()).toEqual(["/a", "/a?q=1", "/a?q=1#b", "/a"]);
});

it("without Google's tag there is none, and no error", () => {
  delete window.gtag;
  expect(() => reportPageView(at("/x"))).not.toThrow();
});

it("an element whose id is gtag is no tag of Google's", () => {
  Object.assign(window, { gtag: document.createElement("a") });
  expect(() => reportPageView(at("/y"))).not.toThrow();
  delete window.gtag;
});
