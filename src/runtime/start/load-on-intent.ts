import type { PreloadManifest } from "../../contract/preload-manifest";
import { setPageGlobals } from "../../gatsby/client/gatsby-runtime";
import { ColorModeStore, colorToggleAttribute } from "../../reading/color-mode";
import { isInNotice, showNotice } from "../../reading/notice";
import { isReaderSign, needsScripts, readerAttribute, readerSigns, readyEvent } from "../../reading/platform/ready";
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
import { moveToNewVersion, takeMovedQuery } from "../new-version";
import { mendPath } from "./mend-path";

/**
 * Loads all other scripts at the first sign of a reader: without them a page can be read, its links followed, its menus
 * opened, so a short visit costs no more than the text. They load unasked, when the page has loaded and the browser is
 * idle, where something needs them: a hash (its target may be closed), an address other than the page's own, a page
 * that is empty without scripts, visits that are counted.
 *
 * Data that Gatsby's runtime will request is preloaded with them; where the first sign is meant for the search, its
 * code and titles are too.
 *
 * Clicks and shortcuts before hydration are replayed after it; until then a spinner shows that they were heard. The
 * colour mode is toggled at once. If the scripts fail, a page of an older deployment is reloaded, else a notice says so.
 * @param site what is the same on every page
 * @param element the script's own element, whose attributes describe this page; see
 * src/gatsby/patches/html/place-start-script.ts
 */
export function loadOnIntent(site: PreloadManifest, { dataset: page }: HTMLScriptElement): void {
  mendPath();
  const { path = "/" } = page;
  const { pathname, search: query, hash } = window.location;
  const allOfSearch = [...site.searchModal, ...site.searchIndex];
  /** What the reader did before hydration. */
  const waiting: (() => void)[] = [];
  let hasStarted = false;
  let isSearching = false;
  let isReady = false;
  let hasFailed = false;
  let colors: ColorModeStore | undefined;

  setPageGlobals(path, site.build);
  window.searchFiles = allOfSearch;
  // Buttons that need scripts are disabled in the HTML; from here on a press is replayed.
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[disabled]")) button.disabled = false;

  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    for (const file of [...site.scripts, ...list(page.scripts)]) {
      const script = document.createElement("script");
      Object.assign(script, { src: site.baseUrl + file, async: true, onerror: fail });
      document.body.append(script);
    }
    if (site.styles !== null) link({ rel: "stylesheet", href: site.baseUrl + site.styles });
    // Gatsby's runtime would request these one after the other.
    for (const file of [...site.data, ...list(page.data)]) {
      link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: site.baseUrl + file });
    }
  }

  /** Fetches what a search needs into the browser's cache. */
  function startSearch(files: readonly string[]): void {
    if (isSearching || isReady) return;
    isSearching = true;
    start();
    for (const file of files) void fetchWithTitles(site.baseUrl + file).catch(() => undefined);
  }

  /** Replays what is waiting, for the hydrated page or, if the scripts failed, for the browser. */
  function release(): void {
    finishProgress();
    for (const act of waiting.splice(0)) act();
  }

  function onReady(): void {
    isReady = true;
    release();
  }

  function promise(act: () => void): void {
    waiting.push(act);
    if (hasFailed) release();
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
    if (isReady || (waiting.length === 0 && !isSearched)) return;
    release();
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
    start();
    // A pointer on the search button is about to press it.
    if (isSearchButton(event)) startSearch(allOfSearch);
  }

  function onClick(event: Event): void {
    const button = isReady ? null : closest(event, "button");
    if (!button || isInNotice(button) || isSubmittedEarly()) return;
    // A form does without scripts what it can.
    if (hasFailed && button.closest("form")) return;
    event.preventDefault();
    if (button.hasAttribute(colorToggleAttribute)) {
      colors ??= new ColorModeStore(site.colorMode);
      colors.toggle();
      return;
    }
    start();
    if (hasFailed) {
      report();
      return;
    }
    // Pressed again by someone who saw nothing happen: twice would undo it.
    if (button.ariaBusy) return;
    button.ariaBusy = "true";
    const field = isSearchButton(event) ? openEarlyField() : button;
    promise(() => {
      button.ariaBusy = null;
      if (field.isConnected && (isReady || field !== button)) button.click();
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
    promise(() => isReady && field.isConnected && target?.dispatchEvent(new KeyboardEvent("keydown", event)));
    if (hasFailed) report();
  }

  /** Opens the search again that was open when the page was reloaded for a new version. */
  function resumeSearch(typed: string): void {
    startSearch(allOfSearch);
    const field = openEarlyField(typed);
    promise(
      () =>
        isReady && field.isConnected && window.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true })),
    );
  }

  document.addEventListener(readyEvent, onReady);
  // Scripts may load and not run: the host answers with a page instead, or the browser is too old.
  window.addEventListener("error", ({ filename }) => failIfOurs(filename));
  // Where the page's data is broken, Gatsby's runtime rejects.
  window.addEventListener("unhandledrejection", ({ reason }) => failIfOurs(reason?.stack));
  window.addEventListener("click", onClick, true);
  window.addEventListener("keydown", onKey, true);
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
  if (site.isCounted || hash || !isOwnAddress || awaited === "" || isSearched) {
    const begin = () => (isSearched ? startSearch(site.searchIndex) : start());
    const rest = () => whenIdle(begin);
    if (document.readyState === "complete") rest();
    else window.addEventListener("load", rest);
  }
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
