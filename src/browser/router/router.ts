import { normalizePath, routeKey } from "../../lib/paths";
import { waitingText } from "../../text/texts";
import { fragmentWords, hashTarget } from "../article/reveal-target";
import { closeNotice, finishProgress, showNotice, startProgress } from "../page/progress-bar";
import { claimOverlayEntry, consumeDroppedEntry, isOverlayEntry } from "../platform/overlay-history";
import { whenLoaded } from "../platform/timing";
import { entryKey, keyEntry, placeOf, rememberPlace, writeEntry } from "./history-entries";
import { isReachable, loadPage } from "./load-fragment";
import { type ShownPage, showAgain, showLoaded, shownPage } from "./show-page";

type Action = "PUSH" | "POP";

/** Maximum number of pages kept in memory for Back and Forward. */
const mostKept = 8;

interface Entry {
  readonly key: string;
  readonly location: ReturnType<typeof locationOf>;
}

/** The Browser APIs of each plugin. */
let plugins: readonly Readonly<Record<string, unknown>>[] = [];
let current: Entry;
/** Number of the latest navigation. Earlier navigations are superseded. */
let latest = 0;
const keptPages = new Map<string, ShownPage>();

/**
 * Starts the router. Runs the Browser APIs of plugins in the order of Gatsby's runtime, with the
 * site's own gatsby-browser.tsx last.
 */
export function startRouter(all: typeof plugins): void {
  plugins = all;
  const takeOver = () => {
    window.history.scrollRestoration = "manual";
  };
  // Takes over scrolling only after the load event, because until its end the browser may restore
  // the scroll position or go to the hash.
  if (document.readyState === "complete") takeOver();
  else window.addEventListener("load", () => setTimeout(takeOver));
  // Gives scrolling back to the browser, because on a reload or a return from another site, the
  // browser scrolls before any script has loaded.
  window.addEventListener("pagehide", () => {
    rememberPlace(current.key);
    window.history.scrollRestoration = "auto";
  });
  window.addEventListener("pageshow", ({ persisted }) => persisted && takeOver());
  // Stores the position on every click, because the browser follows hash links itself and has
  // already scrolled when `popstate` fires.
  document.addEventListener("click", () => rememberPlace(current.key), true);
  const pagePath = document.documentElement.getAttribute("data-path");
  if (pagePath !== null && routeKey(normalizePath(window.location.pathname)) === routeKey(pagePath))
    window.history.replaceState(
      window.history.state,
      "",
      `${pagePath}${window.location.search}${window.location.hash}`,
    );
  const key = entryKey() ?? keyEntry();
  apiRunner("onClientEntry", {});
  arrive(key, "POP");
  apiRunner("onInitialClientRender", {});
  window.addEventListener("popstate", onPopState);
  // The page does not match the URL if the reader went back or forward before this script loaded,
  // or if the service worker responded with an empty page. Loads the URL's page.
  if (pagePath !== null && pagePath !== window.location.pathname) {
    current = { key: "", location: { ...current.location, pathname: pagePath, href: pagePath } };
    void onPopState();
  }
}

/**
 * Calls a Browser API of every plugin, as Gatsby does.
 * @returns the results of all plugins
 */
function apiRunner(api: string, args: object): unknown[] {
  return plugins.map(({ [api]: call }) => (typeof call === "function" ? call(args, {}) : undefined));
}

/**
 * Implements Gatsby's `navigate`. Shows a page with a fragment in this document. For everything
 * else, such as files, makes the browser load the URL. If the network fails, shows a notice with a
 * retry button.
 */
export async function navigate(to: string, { replace = false }: { readonly replace?: boolean } = {}): Promise<void> {
  const url = new URL(to, window.location.href);
  const pathname = normalizePath(url.pathname);
  const mine = begin();
  claimOverlayEntry();
  // Replaces the entry of an overlay, so that Back leaves the new page in one step.
  const isReplaced = replace || isOverlayEntry();
  // If the page is open under another form of its URL, such as `/about.html`, keeps that form.
  if (routeKey(pathname) === routeKey(current.location.pathname)) {
    rememberPlace(current.key);
    arrive(writeEntry(`${current.location.pathname}${url.search}${url.hash}`, isReplaced), "PUSH");
    return mark(url.hash);
  }
  const page = await reach(pathname, url, mine, () => void navigate(to, { replace }));
  if (page === undefined) return;
  if (page === null) return window.location.assign(url.href);
  keepPage();
  const key = writeEntry(`${page.fragment.path}${url.search}${url.hash}`, isReplaced);
  arrive(key, "PUSH", () => showLoaded(page, url.hash === ""));
  mark(url.hash);
}

/** Marks the words that a search has found. On a full load, the browser does this itself. */
function mark(hash: string): void {
  const words = fragmentWords(hash);
  if (words.length === 0) return;
  whenLoaded(import("../search/mark-passage"), ({ markPassage }) => markPassage(words, hashTarget(hash)));
}

async function onPopState(): Promise<void> {
  if (consumeDroppedEntry()) return;
  const mine = begin();
  const { pathname } = window.location;
  const key = entryKey();
  // When the reader clicks a hash link to the exact URL that is open, the browser replaces the
  // entry. This is not a new page view, so the entry only gets its key back.
  if (window.location.href === current.location.href && (key ?? current.key) === current.key)
    return void keyEntry(current.key);
  // The browser has followed a link to an anchor on this page.
  if (key === undefined && pathname === current.location.pathname) return arrive(keyEntry(), "PUSH");
  keepPage();
  const here = keptPages.get(key ?? "");
  if (key !== undefined && pathname === current.location.pathname) return arrive(key, "POP");
  if (key !== undefined && here) return arrive(key, "POP", () => showAgain(here));
  const page = await reach(pathname, new URL(window.location.href), mine, () => window.location.reload());
  if (page === undefined) return;
  if (page === null) return window.location.reload();
  const entry = key ?? keyEntry();
  arrive(entry, "POP", () => showLoaded(page, placeOf(entry) === 0));
}

/** Starts a navigation and supersedes any in progress. */
function begin(): number {
  closeNotice();
  latest += 1;
  return latest;
}

/**
 * Loads the page that a navigation leads to.
 * @returns the page; null if a full load is needed; undefined if the navigation was superseded, or
 * failed with a notice to the reader
 */
async function reach(pathname: string, url: URL, mine: number, retry: () => void) {
  startProgress(() => window.location.assign(url.href));
  const timer = setTimeout(() => apiRunner("onRouteUpdateDelayed", { location: locationOf("PUSH") }), 1_000);
  try {
    const page = await loadPage(pathname);
    return mine === latest ? page : undefined;
  } catch {
    const canLoad = await isReachable(url.href);
    if (mine !== latest) return undefined;
    if (canLoad) return null;
    claimOverlayEntry(false);
    finishProgress();
    showNotice(waitingText.loadFailed, retry);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps the page that the reader leaves, with its scroll position, for Back and Forward. */
function keepPage(): void {
  rememberPlace(current.key);
  keptPages.delete(current.key);
  keptPages.set(current.key, shownPage());
  for (const [oldest] of keptPages) if (keptPages.size > mostKept) keptPages.delete(oldest);
}

/**
 * Makes a history entry the current one, shows its page with `show`, and calls the Browser APIs.
 * Gatsby does this once the page's resources have loaded.
 */
function arrive(key: string, action: Action, show?: () => void): void {
  // Undefined before the first page.
  const previous: Entry | undefined = current;
  current = { key, location: locationOf(action) };
  const args = { location: current.location, prevLocation: previous?.location ?? null };
  apiRunner("onPreRouteUpdate", args);
  show?.();
  finishProgress();
  runShouldUpdateScroll(previous, current);
  apiRunner("onRouteUpdate", args);
}

/**
 * Scrolls like Gatsby's scroll handler, except if the hash has no target. Then a new page starts at
 * the top, or after Back and Forward at the reader's old position.
 */
function runShouldUpdateScroll(previous: Entry | undefined, { key, location }: Entry): void {
  const place = placeOf(key);
  const target = location.hash === "" ? null : hashTarget(location.hash);
  const left = location.action === "POP" ? place : undefined;
  if (location.hash !== "" && target === null) {
    if (previous && previous.location.pathname !== location.pathname) window.scrollTo(0, left ?? 0);
    return;
  }
  if (!previous && target === null && place === undefined) return;
  const answers = apiRunner("shouldUpdateScroll", {
    ...(previous && { prevRouterProps: { location: previous.location } }),
    pathname: location.pathname,
    routerProps: { location },
    getSavedScrollPosition: () => [0, place ?? 0],
  });
  const last = answers.findLast((answer) => answer !== undefined);
  if (last === false) return;
  if (Array.isArray(last)) window.scrollTo(last[0], last[1]);
  // On a reload, the browser has restored the position.
  else if (!previous && place !== undefined) return;
  // A stored position takes precedence over the hash, even if it is 0.
  else if (target && left === undefined) target.scrollIntoView();
  else window.scrollTo(0, left ?? 0);
}

/**
 * Returns the location that Gatsby passes to plugins: the router's location with the action that
 * led to it.
 */
function locationOf(action: Action) {
  const { pathname, search, hash, href, origin } = window.location;
  return { pathname, search, hash, href, origin, action, state: window.history.state as unknown, key: entryKey() };
}
