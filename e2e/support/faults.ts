import type { BrowserContextOptions, Page, Route } from "@playwright/test";

/** A fault that a reader may meet, and how the tests cause it. */
export interface Fault {
  readonly name: string;
  /** Browser options that cause the fault from the start of the visit. */
  readonly context?: BrowserContextOptions;
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Causes the fault during the visit, after the first page has loaded. */
  readonly later?: (page: Page) => Promise<unknown>;
  readonly clear?: (page: Page) => Promise<unknown>;
  /** The action that meets the fault, besides reading and following a link. */
  readonly act?: "search" | "copy";
  /** Whether the site cannot be reached at all. */
  readonly unreachable?: boolean;
  /** Whether following a link shows an error message and leaves the reader on the page. */
  readonly stays?: boolean;
}

const scripts = /\.js$/;
const fragments = "**/fragment.json";
/** Matches search records and their manifest, but not the page data of the search page. */
const searchFiles = ({ pathname }: URL) => /^\/search\/.+\.(?:json|txt)$/.test(pathname);
const answer = (fields: Parameters<Route["fulfill"]>[0]) => (route: Route) => route.fulfill(fields);
/** Leaves a request unanswered. Playwright ends it with its page. */
const hang = () => {};

const storageThrows = `for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, {
  configurable: true, get() { throw new DOMException("denied", "SecurityError"); } });`;

const connection = (value: object) =>
  `Object.defineProperty(navigator, "connection", { value: ${JSON.stringify(value)}, configurable: true });`;

const script = (code: string) => (page: Page) => page.addInitScript(code);

async function slow2g(page: Page): Promise<void> {
  await page.addInitScript(connection({ effectiveType: "slow-2g" }));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  const speed = 50_000 / 8;
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: speed,
    uploadThroughput: speed,
  });
}

/** Changes the HTML of every page. */
const editDocuments = (edit: (html: string) => string) => (page: Page) =>
  page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: edit(await response.text()) });
  });

const tag = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';

export const faults: readonly Fault[] = [
  { name: "scripts 404", arrange: (page) => page.route(scripts, answer({ status: 404, body: "" })) },
  { name: "scripts hang", arrange: (page) => page.route(scripts, hang) },
  {
    name: "HTML served as JS",
    arrange: (page) => page.route(scripts, answer({ contentType: "text/html", body: "<!doctype html><p>404" })),
  },
  {
    name: "fragment corrupt",
    arrange: (page) => page.route(fragments, answer({ contentType: "application/json", body: '{"path":' })),
  },
  { name: "fragment 500", arrange: (page) => page.route(fragments, answer({ status: 500, body: "" })) },
  {
    name: "captive portal",
    arrange: (page) => page.route(fragments, answer({ contentType: "text/html", body: "<!doctype html><p>登录" })),
  },
  {
    name: "new deploy in mid-visit",
    later: async (page) => {
      await page.route(scripts, answer({ status: 404, body: "" }));
      await page.route(
        fragments,
        answer({ json: { version: "new", path: "/about", title: "", head: "", main: "", sidebar: null } }),
      );
    },
  },
  {
    name: "offline, first visit",
    arrange: (page) => page.context().setOffline(true),
    clear: (page) => page.context().setOffline(false),
    unreachable: true,
  },
  {
    name: "offline, in mid-visit",
    // Prevents the next page from being prefetched.
    arrange: script(connection({ saveData: true })),
    later: (page) => page.context().setOffline(true),
    clear: (page) => page.context().setOffline(false),
    stays: true,
  },
  { name: "slow 2g", arrange: slow2g },
  { name: "saveData", arrange: script(connection({ effectiveType: "4g", saveData: true })) },
  { name: "storage throws", arrange: script(storageThrows) },
  {
    name: "quota full",
    arrange: script('Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };'),
  },
  {
    name: "cookies off",
    arrange: script(
      `${storageThrows} Object.defineProperty(document, "cookie", { get: () => "", set() {} });
      Object.defineProperty(navigator, "cookieEnabled", { value: false });`,
    ),
  },
  { name: "JS off", context: { javaScriptEnabled: false } },
  {
    name: "CSS blocked",
    arrange: async (page) => {
      await page.route(/\.css$/, (route) => route.abort());
    },
  },
  {
    name: "search missing",
    act: "search",
    arrange: (page) => page.route(searchFiles, answer({ status: 404, body: "" })),
  },
  { name: "search hangs", act: "search", arrange: (page) => page.route(searchFiles, hang) },
  {
    name: "search garbage",
    act: "search",
    arrange: (page) => page.route(searchFiles, answer({ contentType: "text/html", body: "<!doctype html><p>登录" })),
  },
  {
    name: "analytics blocked",
    arrange: async (page) => {
      await editDocuments((html) => html.replace("</body>", `${tag}</body>`))(page);
      await page.route("https://www.googletagmanager.com/**", (route) => route.abort());
    },
  },
  {
    name: "clipboard denied",
    act: "copy",
    arrange: script(
      `Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("denied")) } });
      document.execCommand = () => false;`,
    ),
  },
  { name: "no IntersectionObserver", arrange: script("delete window.IntersectionObserver;") },
  { name: "no Intl.Segmenter", arrange: script("delete Intl.Segmenter;") },
];
