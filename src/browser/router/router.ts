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

/** Pages kept for Back and Forward as they were left; more would use too much memory. */
const mostKept = 8;

interface Entry {
  readonly key: string;
  readonly location: ReturnType<typeof locationOf>;
}

/** Each a Browser API. */
let plugins: readonly Readonly<Record<string, unknown>>[] = [];
let current: Entry;
/** Number of the latest navigation; earlier ones are obsolete. */
let latest = 0;
const kept = new Map<string, ShownPage>();

/** Drives the Browser API of plugins, the site's own gatsby-browser.tsx last, in the order of Gatsby's runtime. */
export function startRouter(all: typeof plugins): void {
  plugins = all;
  const takeOver = () => {
    window.history.scrollRestoration = "manual";
  };
  // Before the end of the load event the browser still restores the place, or would go to the hash instead.
  if (document.readyState === "complete") takeOver();
  else window.addEventListener("load", () => setTimeout(takeOver));
  // On a reload or return from another site the browser scrolls, before any script has loaded.
  window.addEventListener("pagehide", () => {
    rememberPlace(current.key);
    window.history.scrollRestoration = "auto";
  });
  window.addEventListener("pageshow", ({ persisted }) => persisted && takeOver());
  // The browser follows hash links itself and has already scrolled when the event fires.
  document.addEventListener("click", () => rememberPlace(current.key), true);
  const own = document.documentElement.getAttribute("data-path");
  if (own !== null && routeKey(normalizePath(window.location.pathname)) === routeKey(own))
    window.history.replaceState(window.history.state, "", `${own}${window.location.search}${window.location.hash}`);
  const key = entryKey() ?? keyEntry();
  apiRunner("onClientEntry", {});
  arrive(key, "POP");
  apiRunner("onInitialClientRender", {});
  window.addEventListener("popstate", onPopState);
  // Back or Forward before this script was there: the address has changed, the page has not.
  if (own !== null && own !== window.location.pathname) {
    current = { key: "", location: { ...current.location, pathname: own, href: own } };
    void onPopState();
  }
}

/** Calls a Browser API of every plugin, as Gatsby does. @returns what they answer */
function apiRunner(api: string, args: object): unknown[] {
  return plugins.map(({ [api]: call }) => (typeof call === "function" ? call(args, {}) : undefined));
}

/** Gatsby's `navigate`: shows a page that has a fragment inside this document, and loads all else, also files. */
export async function navigate(to: string, { replace = false }: { readonly replace?: boolean } = {}): Promise<void> {
  const url = new URL(to, window.location.href);
  const pathname = normalizePath(url.pathname);
  const mine = begin();
  claimOverlayEntry();
  // The new page takes the place of an overlay's entry, so that one step leads back.
  const isReplaced = replace || isOverlayEntry();
  // Also in another form, such as `/about.html`: the address stays the page's own.
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

/** Marks the words that a search has found. What a browser loads itself, it marks itself. */
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
  // A link to the very address that is shown takes the place of its entry, and is no new view of a page.
  if (window.location.href === current.location.href && (key ?? current.key) === current.key)
    return void keyEntry(current.key);
  // A link to a place of this page, which the browser itself has followed.
  if (key === undefined && pathname === current.location.pathname) return arrive(keyEntry(), "PUSH");
  keepPage();
  const here = kept.get(key ?? "");
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

/** @returns null if a full load is needed; undefined if superseded, or failed and the reader was told */
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

/** Keeps the page that is being left, with its place, for Back and Forward. */
function keepPage(): void {
  rememberPlace(current.key);
  kept.delete(current.key);
  kept.set(current.key, shownPage());
  for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest);
}

/** The address has changed: shows its page and tells everybody, as Gatsby does once the page's resources are there. */
function arrive(key: string, action: Action, show?: () => void): void {
  // None before the first page.
  const previous: Entry | undefined = current;
  current = { key, location: locationOf(action) };
  const args = { location: current.location, prevLocation: previous?.location ?? null };
  apiRunner("onPreRouteUpdate", args);
  show?.();
  finishProgress();
  runShouldUpdateScroll(previous, current);
  apiRunner("onRouteUpdate", args);
}

/** Like Gatsby's scroll handler, but that a page with an unknown hash starts at the top. */
function runShouldUpdateScroll(previous: Entry | undefined, { key, location }: Entry): void {
  const place = placeOf(key);
  const target = location.hash === "" ? null : hashTarget(location.hash);
  const top = location.action === "POP" ? (place ?? 0) : 0;
  if (location.hash !== "" && target === null) {
    if (previous && previous.location.pathname !== location.pathname) window.scrollTo(0, top);
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
  // A reload: the browser has restored the place.
  else if (!previous && place !== undefined) return;
  else if (target) target.scrollIntoView();
  else window.scrollTo(0, top);
}

/** What Gatsby hands to plugins as a location: the router's, with the action that has led there. */
function locationOf(action: Action) {
  const { pathname, search, hash, href, origin } = window.location;
  return { pathname, search, hash, href, origin, action, state: window.history.state as unknown, key: entryKey() };
}
