import type { PreloadManifest } from "../../contract/preload-manifest";
import { needsScripts, readerAttribute, readerSigns, readyEvent } from "../../reading/platform/ready";
import { whenIdle } from "../../reading/platform/when-idle";
import { dismissEarlyField, isSubmittedEarly, openEarlyField, searchFormId } from "../../search/field/early-field";
import { isComposing } from "../../search/field/is-composing";
import { callsForSearch } from "../../search/field/search-keys";

/** Milliseconds after which a request that was made counts as one that hangs. */
const patience = 15_000;

/**
 * Loads all other scripts. A page can be read, its links followed, its menus opened without them, so they come at the
 * first sign that somebody is at the page: who reads the first lines and leaves pays for nothing but the text. They come
 * unasked, as soon as the page has loaded and the browser rests, where something waits for them: an address with a hash
 * (what it leads to may be closed) or in another form than the page's own, a page that shows nothing without them, visits
 * that are counted.
 *
 * Data that is sure to be asked for comes with them, and where the first sign is one for the search, its code and titles.
 *
 * What is clicked or called for by key until they have taken over is done then, and if they do not come, do not run or take too
 * long, left to the browser.
 * @param site what is the same on all pages
 * @param place the script's own element, whose attributes hold what belongs to this page; see
 * src/gatsby/patches/html/place-start-script.ts
 */
export function startLate(site: PreloadManifest, { dataset: page }: HTMLScriptElement): void {
  const { path = "/" } = page;
  const { pathname, search: query, hash } = window.location;
  const allOfSearch = [...site.searchModal, ...site.searchIndex];
  /** What the reader asked for before the scripts came. */
  const waiting: (() => void)[] = [];
  let hasStarted = false;
  let isSearching = false;
  let isReady = false;

  // Gatsby's runtime looks for them, and who saves an area for what a search takes.
  window.pagePath = path;
  window.___webpackCompilationHash = site.build;
  window.searchFiles = allOfSearch;
  // A button that waits for scripts is no use without them, but from here on it may be pressed.
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
    // What Gatsby's runtime asks for one after the other comes with it.
    for (const file of [...site.data, ...list(page.data)]) {
      link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: site.baseUrl + file });
    }
  }

  /** Fetches what a search needs; it is taken from the browser's cache later. */
  function startSearch(files: readonly string[]): void {
    if (isSearching || isReady) return;
    isSearching = true;
    start();
    for (const file of files) void fetchWithTitles(site.baseUrl + file).catch(() => undefined);
  }

  /** Leaves what was asked for to the code that is there now, be it only the browser's. */
  function release(): void {
    if (isReady) return;
    isReady = true;
    for (const act of waiting) act();
  }

  function promise(act: () => void): void {
    waiting.push(act);
    setTimeout(release, patience);
  }

  function onSign(event: Event): void {
    // A browser says that a resting pointer has moved when the page under it has.
    if (isReady || (event.type === "pointermove" && isAtRest(event as PointerEvent))) return;
    document.documentElement.setAttribute(readerAttribute, "");
    start();
    // Whoever points at the search's button is about to press it.
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
    // Called for twice, it closes.
    if (dismissEarlyField()) return;
    startSearch(allOfSearch);
    const { key, ctrlKey, metaKey, target } = event;
    const again = { key, ctrlKey, metaKey, bubbles: true, cancelable: true };
    const field = openEarlyField();
    promise(() => field.isConnected && target?.dispatchEvent(new KeyboardEvent("keydown", again)));
  }

  document.addEventListener(readyEvent, release);
  // They may come and not run: a host that answers with a page instead, a browser that is too old.
  window.addEventListener("error", ({ filename }) => filename?.startsWith(window.location.origin) && release());
  window.addEventListener("click", onClick, true);
  window.addEventListener("keydown", onKey, true);
  for (const type of readerSigns) window.addEventListener(type, onSign, { capture: true, passive: true });
  window.addEventListener("popstate", () => {
    // After a reload Back can lead to an entry that another page has left in this document; only the server has that page.
    if (!isReady && window.location.pathname !== pathname) window.location.reload();
  });

  const awaited = document.querySelector(`[${needsScripts}]`)?.getAttribute(needsScripts);
  const isSearched = Boolean(awaited) && query.includes(`${awaited}`);
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

/** The search's list of files names the titles, which are asked for first. */
async function fetchWithTitles(address: string): Promise<void> {
  const response = await fetch(address);
  if (!address.endsWith("json")) return;
  const { titles } = await response.json();
  await fetch(address.replace(/[^/]+$/, titles));
}

function isAtRest({ movementX, movementY }: PointerEvent): boolean {
  return !movementX && !movementY;
}

function isSearchButton(event: Event): boolean {
  return closest(event, `#${searchFormId} button`) !== null;
}

function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
