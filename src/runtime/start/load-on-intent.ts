import type { PreloadManifest } from "../../contract/preload-manifest";
import { setPageGlobals } from "../../gatsby/client/gatsby-runtime";
import { colorToggleAttribute, watchColorToggle } from "../../reading/color-toggle";
import { moveToNewVersion, takeMovedQuery } from "../../reading/new-version";
import { isInNotice, showNotice } from "../../reading/notice";
import {
  islandAttribute,
  isReaderSign,
  needsScripts,
  readerAttribute,
  readerSigns,
  readingEvent,
  readyEvent,
} from "../../reading/platform/ready";
import { whenIdle } from "../../reading/platform/when-idle";
import { finishProgress, startProgress } from "../../reading/progress-bar";
import {
  dismissEarlyField,
  earlyQuery,
  isSubmittedEarly,
  longestQuery,
  openEarlyField,
  searchFormId,
  submitEarlyField,
} from "../../search/field/early-field";
import { isComposing } from "../../search/field/is-composing";
import { callsForSearch, typesLetter } from "../../search/field/search-keys";
import { waitingText } from "../../text/waiting";
import { otherPage } from "../links/internal-link";
import { watchLinkIntent } from "../links/link-intent";
import { mendPath } from "./mend-path";

/**
 * Loads all other scripts when there is a use for them; without them a page can be read, its links followed, its menus
 * opened, so a short visit costs no more than the text.
 *
 * At the first sign of a reader it loads the reading layer (src/reading/start-reading.ts), which is all that somebody needs
 * who reads a page to its end. The app, which is React, Gatsby's router and the template, comes when the reader is about
 * to act: to follow a link, to search, to write into a form. Both come unasked, when the page has loaded and the browser
 * is idle, where something needs them: the layer for a hash, whose target may be closed; the app for an address other than
 * the page's own, a page that is empty without scripts, visits that are counted.
 *
 * Data that Gatsby's runtime will request is preloaded with the app; where the reader is about to search, the search's code
 * and titles are too.
 *
 * Presses and shortcuts that come too early are replayed; until then a spinner shows that they were heard. A link is
 * left to the browser: a press on it never waits. If the scripts fail, a page of an older deployment is reloaded, else a
 * notice says so.
 * @param site what is the same on every page
 * @param element the script's own element, whose attributes describe this page; see
 * src/gatsby/patches/html/place-start-script.ts
 */
export function loadOnIntent(site: PreloadManifest, { dataset: page }: HTMLScriptElement): void {
  mendPath();
  const { path = "/" } = page;
  const { pathname, search: query, hash } = window.location;
  const allOfSearch = [...site.searchModal, ...site.searchIndex];
  /** What the reader did too early, for the reading layer and for the app. */
  const waiting = { reading: [] as (() => void)[], app: [] as (() => void)[] };
  let hasStartedReading = false;
  let hasStarted = false;
  let isSearching = false;
  let isReading = false;
  let isReady = false;
  let hasFailed = false;

  setPageGlobals(path, site.build);
  window.searchFiles = allOfSearch;
  // Buttons that need scripts are disabled in the HTML; from here on a press is replayed.
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[disabled]")) button.disabled = false;
  if (!site.colorMode.disableSwitch) watchColorToggle(site.colorMode);

  function startReading(): void {
    if (hasStartedReading) return;
    hasStartedReading = true;
    load(site.reading);
    loadStyles(site.readingStyles);
  }

  function start(): void {
    startReading();
    if (hasStarted) return;
    hasStarted = true;
    for (const file of [...site.scripts, ...list(page.scripts)]) load(file);
    loadStyles(site.appStyles);
    // Gatsby's runtime would request these one after the other.
    for (const file of [...site.data, ...list(page.data)]) {
      link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: site.baseUrl + file });
    }
  }

  function load(file: string): void {
    const script = document.createElement("script");
    Object.assign(script, { src: site.baseUrl + file, async: true, onerror: fail });
    document.body.append(script);
  }

  function loadStyles(file: string | null): void {
    if (file !== null) link({ rel: "stylesheet", href: site.baseUrl + file });
  }

  /** Fetches what a search needs into the browser's cache. */
  function startSearch(files: readonly string[]): void {
    if (isSearching || isReady) return;
    isSearching = true;
    start();
    for (const file of files) void fetchWithTitles(site.baseUrl + file).catch(() => undefined);
  }

  /** Replays what is waiting, for those who have come or, if they failed, for the browser. */
  function release(...queues: (() => void)[][]): void {
    const acts = queues.flatMap((queue) => queue.splice(0));
    if (acts.length === 0) return;
    if (waiting.reading.length + waiting.app.length === 0) finishProgress();
    for (const act of acts) act();
  }

  function promise(queue: (() => void)[], act: () => void): void {
    queue.push(act);
    if (hasFailed) release(queue);
    else startProgress(retry);
  }

  /** Scripts did not load, or do not run. What is loading may still come, so a page that is ready after all is. */
  async function fail(): Promise<void> {
    if (isReady || hasFailed) return;
    hasFailed = true;
    // A reload shows what the address says.
    if (input?.value)
      window.history.replaceState(window.history.state, "", `?${new URLSearchParams({ q: input.value })}`);
    if (await moveToNewVersion(site.baseUrl, { query: earlyQuery() })) return;
    const isAwaited = waiting.reading.length + waiting.app.length > 0 || isSearched;
    if (isReady || !isAwaited) return;
    finishProgress();
    release(waiting.reading, waiting.app);
    report();
  }

  /** @param place file or stack of an error, which may be that of a reader's extension */
  function failIfOurs(place: unknown): void {
    if (`${place}`.includes(window.location.origin)) void fail();
  }

  function report(): void {
    showNotice(waitingText.loadFailed, retry);
  }

  /** With what has been typed. */
  function retry(): void {
    if (earlyQuery()) submitEarlyField();
    else if (input?.value) input.form?.submit();
    else window.location.reload();
  }

  function onSign(event: Event): void {
    if (isReady || !isReaderSign(event)) return;
    document.documentElement.setAttribute(readerAttribute, "");
    startReading();
    // A pointer on the search button is about to press it.
    if (isSearchButton(event)) startSearch(allOfSearch);
    else if (event.type === "focusin" && closest(event, "form")) start();
  }

  function onClick(event: Event): void {
    const button = closest(event, "button") as HTMLButtonElement | null;
    // A form is the app's business, all else the reading layer's.
    const isOfForm = button?.closest("form") !== null;
    if (!button || isReady || (isReading && !isOfForm) || button.hasAttribute(colorToggleAttribute)) return;
    if (isInNotice(button) || isSubmittedEarly()) return;
    // A form does without scripts what it can.
    if (hasFailed && isOfForm) return;
    event.preventDefault();
    event.stopPropagation();
    if (isOfForm) start();
    else startReading();
    if (hasFailed) {
      report();
      return;
    }
    // Pressed again by someone who saw nothing happen: twice would undo it.
    if (button.ariaBusy) return;
    button.ariaBusy = "true";
    const field = isSearchButton(event) ? openEarlyField() : button;
    promise(isOfForm ? waiting.app : waiting.reading, () => {
      button.ariaBusy = null;
      if (field.isConnected && (!hasFailed || field !== button)) button.click();
    });
  }

  function onKey(event: KeyboardEvent): void {
    if (isReady || isComposing(event)) return;
    const isTyped = isSearchButton(event) && typesLetter(event);
    if (!isTyped && !callsForSearch(event)) return;
    event.preventDefault();
    // The second press of the shortcut closes it.
    if (dismissEarlyField()) return;
    startSearch(allOfSearch);
    const { target } = event;
    const field = openEarlyField(isTyped ? event.key : "");
    promise(
      waiting.app,
      () => isReady && field.isConnected && target?.dispatchEvent(new KeyboardEvent("keydown", event)),
    );
    if (hasFailed) report();
  }

  /** Opens the search again that was open when the page was reloaded for a new version. */
  function resumeSearch(typed: string): void {
    startSearch(allOfSearch);
    const field = openEarlyField(typed);
    promise(
      waiting.app,
      () =>
        isReady && field.isConnected && window.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true })),
    );
  }

  document.addEventListener(readingEvent, () => {
    isReading = true;
    release(waiting.reading);
  });
  document.addEventListener(readyEvent, () => {
    isReady = true;
    // The page of results waits without a press.
    finishProgress();
    release(waiting.app);
  });
  // Scripts may load and not run: the host answers with a page instead, or the browser is too old.
  window.addEventListener("error", ({ filename }) => failIfOurs(filename));
  // Where the page's data is broken, Gatsby's runtime rejects.
  window.addEventListener("unhandledrejection", ({ reason }) => failIfOurs(reason?.stack));
  window.addEventListener("click", onClick, true);
  window.addEventListener("keydown", onKey, true);
  watchLinkIntent((link) => {
    if (!isReady && otherPage(link, site.baseUrl)) start();
  });
  for (const type of readerSigns) window.addEventListener(type, onSign, { capture: true, passive: true });
  window.addEventListener("popstate", () => {
    // After a reload, Back can reach an entry of another page that the router would have shown; only the server has it now.
    if (!isReady && window.location.pathname !== pathname) window.location.reload();
  });

  const awaiting = document.querySelector(`[${needsScripts}]`);
  const awaited = awaiting?.getAttribute(needsScripts);
  const isSearched = awaited ? query.includes(awaited) : false;
  const isOwnAddress = pathname === site.baseUrl.slice(0, -1) + encodeURI(path);
  const input = awaiting?.querySelector("input");
  if (isSearched) {
    if (input) input.value = (new URLSearchParams(query).get("q") ?? "").slice(0, longestQuery);
    startProgress(retry);
  }
  const moved = takeMovedQuery();
  if (moved !== null) resumeSearch(moved);
  const needsApp = site.isCounted || !isOwnAddress || awaited === "";
  const begin = isSearched ? () => startSearch(site.searchIndex) : needsApp ? start : hash ? startReading : undefined;
  if (begin) {
    const rest = () => whenIdle(begin);
    if (document.readyState === "complete") rest();
    else window.addEventListener("load", rest);
  }
  startNear(document.querySelectorAll(`[${islandAttribute}]`), start);
}

/** How far from the window an island starts, in px. */
const nearness = 300;

function startNear(islands: NodeListOf<Element>, start: () => void): void {
  if (islands.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: `${nearness}px` },
  );
  for (const island of islands) observer.observe(island);
}

function list(files = ""): string[] {
  return files.split(" ").filter(Boolean);
}

function link(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), properties));
}

/** The search manifest names the titles, which the first search needs. */
async function fetchWithTitles(address: string): Promise<void> {
  const response = await fetch(address);
  if (!address.endsWith("json")) return;
  const { titles } = await response.json();
  await fetch(address.replace(/[^/]+$/, titles));
}

function isSearchButton(event: Event): boolean {
  return closest(event, `#${searchFormId} button`) !== null;
}

function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
