/** @jest-environment jsdom */
import { islandAttribute, needsScripts, readingEvent, readyEvent } from "../../reading/platform/ready";
import { searchFormId } from "../../search/field/early-field";
import { loadOnIntent } from "./load-on-intent";

/** Opens a page the way a browser does once its text is there. */
function open({ path = "/日记", isCounted = true, content = "", baseUrl = "/" } = {}) {
  document.head.innerHTML = "";
  document.body.innerHTML = `${content}<button id="copy" disabled>复制</button><a href="/b" id="link">乙</a>`;
  const place = document.createElement("script");
  Object.assign(place.dataset, { path, scripts: "doc-3.js", data: "page-data/六/page-data.json" });
  const site = {
    baseUrl,
    colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false } as const,
    isCounted,
    build: "3af6d453a1294389f33a",
    reading: "reading-6.js",
    scripts: ["framework-2.js", "app-1.js"],
    readingStyles: "scripting.5.css",
    appStyles: "parts.7.css",
    data: ["page-data/app-data.json"],
    searchModal: ["search-modal-4.js"],
    searchIndex: ["search/manifest.json"],
  };
  loadOnIntent(site, place);
}

const movement = (init?: EventInit) => Object.assign(new Event("pointermove", init), { movementX: 1, movementY: 0 });
const fetched = () => [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"));
const copy = () => document.getElementById("copy") as HTMLButtonElement;
const link = () => document.getElementById("link") as HTMLAnchorElement;
/** About to follow the link. */
const act = () => link().dispatchEvent(new Event("focusin", { bubbles: true }));
const app = ["/framework-2.js", "/app-1.js", "/doc-3.js"];
const rests: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  rests.length = 0;
  window.history.replaceState(null, "", "/");
  Object.assign(window, {
    requestIdleCallback: (rest: () => void) => rests.push(rest),
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  });
});

/** The window is the same for all tests: no page of a former one waits for anything. */
afterEach(() => {
  window.dispatchEvent(new Event("scroll"));
  document.dispatchEvent(new Event(readingEvent));
  document.dispatchEvent(new Event(readyEvent));
});

test("Gatsby's runtime finds what Gatsby wrote for it", () => {
  open();
  expect(window).toMatchObject({
    pagePath: "/日记",
    ___webpackCompilationHash: "3af6d453a1294389f33a",
    searchFiles: ["search-modal-4.js", "search/manifest.json"],
  });
});

test("nothing comes unasked while somebody may only be passing by", () => {
  open({ path: "/", isCounted: false });
  jest.advanceTimersByTime(600_000);
  expect([rests, fetched()]).toEqual([[], []]);
});

test.each([
  ["an address in another form than the page's own", "/a.html", ""],
  ["a page that shows nothing without it", "/a", `<p ${needsScripts}=""></p>`],
  ["a query that such a page waits for", "/a?q=b", `<p ${needsScripts}="q="></p>`],
])("the app comes unasked for %s", (_, address, content) => {
  window.history.replaceState(null, "", address);
  open({ path: "/a", isCounted: false, content });
  for (const rest of rests) rest();
  expect(fetched()).toContain("/app-1.js");
});

test("the reading layer alone comes unasked for a hash, whose target may be closed", () => {
  window.history.replaceState(null, "", "/a#b");
  open({ path: "/a", isCounted: false });
  for (const rest of rests) rest();
  expect(fetched()).toEqual(["/reading-6.js"]);
});

test("the app comes for what comes to life near the window", () => {
  let near: (entries: object[]) => void = () => {};
  window.IntersectionObserver = class {
    constructor(callback: typeof near) {
      near = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  open({ content: `<section ${islandAttribute}></section>` });
  near([{ isIntersecting: false }]);
  expect(fetched()).toEqual([]);
  near([{ isIntersecting: true }]);
  expect(fetched()).toContain("/app-1.js");
});

test("they do not come unasked without the query that the page waits for, and know the site's base path", () => {
  window.history.replaceState(null, "", "/site/%E5%85%AD?from=feed");
  open({ path: "/六", isCounted: false, content: `<p ${needsScripts}="q="></p>`, baseUrl: "/site/" });
  expect(rests).toEqual([]);
});

test("where visits are counted the scripts, those of the template too, come when the browser rests, once", () => {
  open();
  expect(fetched()).toEqual([]);
  for (const rest of rests) rest();
  window.dispatchEvent(new Event("scroll"));
  expect(fetched()).toEqual(["/reading-6.js", ...app]);
});

test.each(["pointermove", "touchstart", "keydown", "focusin", "scroll"])(
  "%s brings the reading layer alone",
  (type) => {
    open();
    window.dispatchEvent(type === "pointermove" ? movement() : new Event(type));
    jest.advanceTimersByTime(600_000);
    expect(fetched()).toEqual(["/reading-6.js"]);
  },
);

test.each(["touchstart", "focusin"])("%s on a link to another page brings the app", (type) => {
  open();
  link().dispatchEvent(new Event(type, { bubbles: true }));
  expect(fetched()).toEqual(["/reading-6.js", ...app]);
});

test("a pointer that rests on such a link brings the app, one that crosses it does not", () => {
  open();
  const over = (element: Element) => element.dispatchEvent(new Event("pointerover", { bubbles: true }));
  over(link());
  jest.advanceTimersByTime(60);
  over(document.body);
  jest.advanceTimersByTime(1000);
  expect(fetched()).toEqual([]);
  over(link());
  jest.advanceTimersByTime(65);
  expect(fetched()).toContain("/app-1.js");
});

test.each([
  ["a place on the page", "/%E6%97%A5%E8%AE%B0#b"],
  ["another site", "https://b.example/"],
  ["a file", "/files/a.pdf"],
])("a link to %s does not", (_, href) => {
  window.history.replaceState(null, "", "/%E6%97%A5%E8%AE%B0");
  open();
  link().href = href;
  act();
  expect(fetched()).toEqual(["/reading-6.js"]);
});

test("a field of a form brings the app", () => {
  open({ content: "<form><input></form>" });
  document.querySelector("input")?.focus();
  expect(fetched()).toContain("/app-1.js");
});

test("the looks of what they put on the page come with them, and not before", () => {
  open();
  const sheets = () =>
    [...document.head.querySelectorAll("link[rel=stylesheet]")].map((sheet) => sheet.getAttribute("href"));
  expect(sheets()).toEqual([]);
  window.dispatchEvent(new Event("scroll"));
  expect(sheets()).toEqual(["/scripting.5.css"]);
  act();
  expect(sheets()).toEqual(["/scripting.5.css", "/parts.7.css"]);
});

test("the data that the runtime will ask for is fetched with it", () => {
  open();
  act();
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload][crossorigin]")];
  expect(links.map((link) => [link.as, new URL(link.href).pathname])).toEqual([
    ["fetch", "/page-data/app-data.json"],
    ["fetch", `/page-data/${encodeURIComponent("六")}/page-data.json`],
  ]);
});

const searchForm = `<form id="${searchFormId}"><button id="search"><span>搜索</span></button></form>`;

/** Addresses that are fetched from now on; every answer names the titles, as the search's list of files does. */
function watchFetches(): string[] {
  const asked: string[] = [];
  window.fetch = ((address: string) => {
    asked.push(address);
    return Promise.resolve({ json: () => Promise.resolve({ titles: "data/titles-5.json" }) });
  }) as unknown as typeof fetch;
  return asked;
}

const callByKey = () => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));

test.each([
  ["the key of the search", callByKey],
  ["a pointer at its button", () => document.getElementById("search")?.dispatchEvent(movement({ bubbles: true }))],
])("%s fetches what the search needs at once, each file once", async (_, act) => {
  const asked = watchFetches();
  open({ path: "/a", isCounted: false, content: searchForm });
  act();
  if (act !== callByKey) act();
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched()).toContain("/app-1.js");
  expect(asked).toEqual(["/search-modal-4.js", "/search/manifest.json", "/search/data/titles-5.json"]);
});

test("a page of results fetches with its scripts what answers the search, and not the search's window", async () => {
  window.history.replaceState(null, "", "/search?q=TCP");
  const asked = watchFetches();
  open({ path: "/search", isCounted: false, content: `<p ${needsScripts}="q="></p>` });
  for (const rest of rests) rest();
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched()).toContain("/app-1.js");
  expect(asked).toEqual(["/search/manifest.json", "/search/data/titles-5.json"]);
});

test("a pointer that rests while the page moves under it brings nothing", () => {
  open();
  window.dispatchEvent(Object.assign(new Event("pointermove"), { movementX: 0, movementY: 0 }));
  expect(fetched()).toEqual([]);
});

test("a button pressed before they have taken over does its work once they have, and a link is left to the browser", () => {
  open();
  const onClick = jest.fn();
  copy().addEventListener("click", onClick);
  copy().click();
  const link = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.preventDefault = jest.fn();
  document.getElementById("link")?.dispatchEvent(link);
  expect(link.preventDefault).not.toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
  document.dispatchEvent(new Event(readingEvent));
  expect(onClick).toHaveBeenCalledTimes(1);
  copy().click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

test("the search is called for by key when it can come", () => {
  open();
  const keys: string[] = [];
  const onKey = ({ key, ctrlKey }: KeyboardEvent) => keys.push(`${ctrlKey ? "Ctrl+" : ""}${key}`);
  const press = (init: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }));
  expect(press({ key: "k", ctrlKey: true })).toBe(false);
  expect(press({ key: "x" })).toBe(true);
  window.addEventListener("keydown", onKey);
  document.dispatchEvent(new Event(readyEvent));
  window.removeEventListener("keydown", onKey);
  expect(keys).toEqual(["Ctrl+k"]);
});

test.each([
  ["the key", callByKey],
  ["the button", () => document.getElementById("search")?.click()],
])(
  "called for by %s, there is a field at once for what is typed, which Escape or a second call takes away",
  (_, call) => {
    open({ content: searchForm });
    document.getElementById("search")?.focus();
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    document.querySelector("form")?.addEventListener("submit", onSubmit);
    const field = () => document.querySelector<HTMLInputElement>("input[name=q]");
    call();
    expect(field()).toBe(document.activeElement);
    expect(field()?.getAttribute("aria-label")).toBe("搜索");
    if (call === callByKey) callByKey();
    else field()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(field()).toBeNull();
    expect(document.activeElement?.id).toBe("search");
    document.dispatchEvent(new Event(readyEvent));
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

const fault = (filename: string) => window.dispatchEvent(new ErrorEvent("error", { filename }));
const reject = (stack: string) =>
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: { stack } }));
const notice = () => document.querySelector("[role=alert]")?.textContent ?? null;

/** The build that the server names, or none. */
function serverHas(build: string | undefined): void {
  window.fetch = (async () => {
    if (build === undefined) throw new TypeError("offline");
    return { json: async () => ({ webpackCompilationHash: build }) };
  }) as unknown as typeof fetch;
}

test.each([
  ["do not come", () => document.querySelector("script[src]")?.dispatchEvent(new Event("error"))],
  ["come and do not run", () => fault(`${window.location.origin}/reading-6.js`)],
  ["run and find no data", () => reject(`Error: x\n at ${window.location.origin}/app-1.js:1:2`)],
])("where the scripts %s, a pressed button says so, with 重试, each time", async (_, fail) => {
  serverHas("3af6d453a1294389f33a");
  open();
  copy().click();
  expect(copy().ariaBusy).toBe("true");
  fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(notice()).toContain("加载失败，请重试。");
  expect(copy().ariaBusy).toBeNull();
  [...document.querySelectorAll<HTMLButtonElement>("[role=alert] button")].at(-1)?.click();
  expect(notice()).toBeNull();
  copy().click();
  expect(notice()).toContain("重试");
});

test("where nobody has pressed anything, scripts that do not come are not worth a word", async () => {
  serverHas(undefined);
  open();
  window.dispatchEvent(new Event("scroll"));
  document.querySelector("script[src]")?.dispatchEvent(new Event("error"));
  await jest.advanceTimersByTimeAsync(0);
  expect(notice()).toBeNull();
});

test("where they hang, a spinner shows after 200 ms and a notice after ten seconds; a second press is the same press", () => {
  open();
  const onClick = jest.fn();
  copy().click();
  copy().click();
  copy().addEventListener("click", onClick);
  jest.advanceTimersByTime(200);
  expect(document.getElementById("nprogress")).not.toBeNull();
  jest.advanceTimersByTime(9_800);
  expect(notice()).toContain("加载时间过长");
  document.dispatchEvent(new Event(readingEvent));
  expect(notice()).toBeNull();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("the colour mode is toggled at once, by every press", () => {
  open({ content: "<button id=colors data-color-toggle>颜色</button>" });
  const colors = document.getElementById("colors");
  colors?.click();
  expect(document.documentElement.dataset.theme).toBe("dark");
  colors?.click();
  expect(document.documentElement.dataset.theme).toBe("light");
});

test("a letter typed on the search button begins the query", () => {
  watchFetches();
  open({ content: searchForm });
  document
    .getElementById("search")
    ?.dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true, cancelable: true }));
  const field = document.querySelector<HTMLInputElement>("input[name=q]");
  expect([field?.value, field?.maxLength]).toEqual(["t", 512]);
  expect(field).toBe(document.activeElement);
});

test("the page of results has its query before the scripts, at most 512 characters of it", () => {
  window.history.replaceState(null, "", `/search?q=${"字".repeat(600)}`);
  open({ path: "/search", isCounted: false, content: `<div ${needsScripts}="q="><form><input name="q"></form></div>` });
  expect(document.querySelector("input")?.value).toBe("字".repeat(512));
  jest.advanceTimersByTime(200);
  expect(document.getElementById("nprogress")).not.toBeNull();
});

test("an address with broken percent-encoding is mended before the router reads it", () => {
  window.history.replaceState(null, "", "/%E0%A4%A?b=%#c");
  open({ path: "/404.html" });
  expect(window.location.pathname + window.location.search).toBe("/%25E0%25A4%25A?b=%");
});

test("what goes wrong in a reader's extension is no fault of the scripts", async () => {
  open();
  copy().click();
  fault("chrome-extension://abc/content.js");
  reject("Error: x\n at chrome-extension://abc/content.js:1:2");
  await jest.advanceTimersByTimeAsync(0);
  expect([notice(), copy().ariaBusy]).toEqual([null, "true"]);
});
