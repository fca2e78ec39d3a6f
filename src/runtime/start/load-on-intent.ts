import type { PreloadManifest } from "../../contract/preload-manifest";
import { setPageGlobals } from "../../gatsby/client/gatsby-runtime";
import { isReaderSign, needsScripts, readerAttribute, readerSigns, readyEvent } from "../../reading/platform/ready";
import { whenIdle } from "../../reading/platform/when-idle";
import { dismissEarlyField, isSubmittedEarly, openEarlyField, searchFormId } from "../../search/field/early-field";
import { isComposing } from "../../search/field/is-composing";
import { callsForSearch } from "../../search/field/search-keys";

/** Scripts that have not taken over in this time count as failed. */
const takeoverTimeoutMs = 15_000;

/**
 * Loads all other scripts at the first sign of a reader: without them a page can be read, its links followed, its menus
 * opened, so a short visit costs no more than the text. They load unasked, when the page has loaded and the browser is
 * idle, where something needs them: a hash (its target may be closed), an address other than the page's own, a page
 * that is empty without scripts, visits that are counted.
 *
 * Data that Gatsby's runtime will request is preloaded with them; where the first sign is meant for the search, its
 * code and titles are too.
 *
 * Clicks and shortcuts before hydration are replayed after it. If the scripts fail or take too long, they are left to
 * the browser.
 * @param site what is the same on every page
 * @param element the script's own element, whose attributes describe this page; see
 * src/gatsby/patches/html/place-start-script.ts
 */
export function loadOnIntent(site: PreloadManifest, { dataset: page }: HTMLScriptElement): void {
  const { path = "/" } = page;
  const { pathname, search: query, hash } = window.location;
  const allOfSearch = [...site.searchModal, ...site.searchIndex];
  /** What the reader did before hydration. */
  const waiting: (() => void)[] = [];
  let hasStarted = false;
  let isSearching = false;
  let isReady = false;

  setPageGlobals(path, site.build);
  window.searchFiles = allOfSearch;
  // Buttons that need scripts are disabled in the HTML; from here on a press is replayed.
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[disabled]")) button.disabled = false;

  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    for (const file of [...site.scripts, ...list(page.scripts)]) {
      const script = document.createElement("script");
      Object.assign(script, { src: site.baseUrl + file, async: true, onerror: release });
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
    if (isReady) return;
    isReady = true;
    for (const act of waiting) act();
  }

  function promise(act: () => void): void {
    waiting.push(act);
    setTimeout(release, takeoverTimeoutMs);
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
    if (!button || isSubmittedEarly()) return;
    event.preventDefault();
    button.ariaBusy = "true";
    const field = isSearchButton(event) ? openEarlyField() : button;
    promise(() => {
      button.ariaBusy = null;
      if (field.isConnected) button.click();
    });
    start();
  }

  function onKey(event: KeyboardEvent): void {
    if (isReady || isComposing(event) || !callsForSearch(event)) return;
    event.preventDefault();
    // The second press of the shortcut closes it.
    if (dismissEarlyField()) return;
    startSearch(allOfSearch);
    const { target } = event;
    const field = openEarlyField();
    promise(() => field.isConnected && target?.dispatchEvent(new KeyboardEvent("keydown", event)));
  }

  document.addEventListener(readyEvent, release);
  // Scripts may load and not run: the host answers with a page instead, or the browser is too old.
  window.addEventListener("error", ({ filename }) => filename?.startsWith(window.location.origin) && release());
  window.addEventListener("click", onClick, true);
  window.addEventListener("keydown", onKey, true);
  for (const type of readerSigns) window.addEventListener(type, onSign, { capture: true, passive: true });
  window.addEventListener("popstate", () => {
    // After a reload, Back can reach an entry of another page that the router would have shown; only the server has it now.
    if (!isReady && window.location.pathname !== pathname) window.location.reload();
  });

  const awaited = document.querySelector(`[${needsScripts}]`)?.getAttribute(needsScripts);
  const isSearched = awaited ? query.includes(awaited) : false;
  const isOwnAddress = pathname === site.baseUrl.slice(0, -1) + encodeURI(path);
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
