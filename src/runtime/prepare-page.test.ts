/** @jest-environment jsdom */
import type { PageResources } from "../gatsby/client/gatsby-runtime";
import { preparePage } from "./prepare-page";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/notes${path}` }));

const resources = (path: string, version = "v1") => ({ page: { path, webpackCompilationHash: version } });

/** Gatsby's loader gives `loaded`; the server answers unless `offline`. */
function arrange(loaded: PageResources | undefined | Error, offline = false) {
  const loadPage = jest.fn(() => (loaded instanceof Error ? Promise.reject(loaded) : Promise.resolve(loaded)));
  window.___webpackCompilationHash = "v1";
  window.___loader = {
    enqueue: jest.fn(() => ({ abort: jest.fn() })),
    loadPageSync: jest.fn(),
    loadPage,
  };
  globalThis.fetch = jest.fn(() =>
    offline ? Promise.reject(new TypeError("offline")) : Promise.resolve({} as Response),
  );
  AbortSignal.timeout ??= () => new AbortController().signal;
  return loadPage;
}

describe("a page that is to be opened", () => {
  it("is shown at its own address, whatever the spelling of the link; query and hash are kept", async () => {
    const loadPage = arrange(resources("/docs/25年日志"));
    expect(await preparePage("/notes//docs/25%e5%b9%b4日志.html?a=1#b")).toEqual({
      kind: "show",
      address: "/notes/docs/25%E5%B9%B4%E6%97%A5%E5%BF%97?a=1#b",
    });
    expect(loadPage).toHaveBeenCalledWith("/notes/docs/25%E5%B9%B4%E6%97%A5%E5%BF%97?a=1");
  });

  it("keeps a closing slash that is its own", async () => {
    arrange(resources("/docs/Linux/"));
    expect(await preparePage("/notes/docs/Linux")).toEqual({ kind: "show", address: "/notes/docs/Linux/" });
  });

  it("is loaded as a whole where its code or data fail, and where they are of another deployment", async () => {
    const address = "/notes/docs/a?q=1#b";
    for (const loaded of [undefined, { status: "error" }, new Error("chunk"), resources("/docs/a", "v2")]) {
      arrange(loaded);
      expect(await preparePage(address)).toEqual({ kind: "load", address });
    }
  });

  it("is not asked for where no server can be reached", async () => {
    arrange({ status: "error" }, true);
    expect(await preparePage("/notes/docs/a")).toEqual({ kind: "unreachable", address: "/notes/docs/a" });
  });

  it("may be missing", async () => {
    arrange(resources("/404.html"));
    const address = "/notes/demo/index.html?a=1#b";
    expect(await preparePage(address)).toEqual({ kind: "missing", address });
  });
});
