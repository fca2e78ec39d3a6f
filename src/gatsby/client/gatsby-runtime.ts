/**
 * What the site leans on inside Gatsby's browser runtime: undocumented, read in Gatsby 5.16's cache-dir. No other
 * module of the browser names any of it. An interception that finds nothing to wrap says so on the console, since
 * without it the site would seem to work.
 */

/** A page's data and code as the loader resolves them; `status` is `error` where they did not load. */
export interface PageResources {
  readonly status?: string;
  readonly page?: { readonly path: string; readonly webpackCompilationHash: string };
  /** Result of the page's query. */
  readonly json?: { readonly data?: unknown };
}

interface NavigateOptions {
  readonly state?: object;
  readonly replace?: boolean;
}

type Navigate = (to: string | number, options?: NavigateOptions) => void;
type LoadPage = (path: string) => Promise<PageResources | undefined>;

interface Loader {
  enqueue(path: string): { readonly abort: () => unknown };
  loadPage: LoadPage;
  loadAppData(): Promise<{ readonly webpackCompilationHash: string } | undefined>;
}

declare global {
  interface Window {
    pagePath?: string;
    ___webpackCompilationHash?: string;
    ___navigate?: Navigate;
    ___loader?: Loader;
  }
}

/**
 * Sets what Gatsby's own inline scripts would: production-app.js compares the path with the address, and the build hash
 * with that of the page's data.
 */
export function setPageGlobals(path: string, buildHash: string): void {
  window.pagePath = path;
  window.___webpackCompilationHash = buildHash;
}

/** The build that this document's scripts are from; undefined in `gatsby develop`. */
export function buildHash(): string | undefined {
  return window.___webpackCompilationHash;
}

/** The build on the server: loader.js fetches app-data.json with every call. Undefined where that fails. */
export async function serverBuildHash(): Promise<string | undefined> {
  return (await window.___loader?.loadAppData().catch(() => undefined))?.webpackCompilationHash;
}

/** Loads a page's data and code now, each page once. The address may carry the path prefix. */
export async function loadPage(address: string): Promise<PageResources | undefined> {
  return window.___loader?.loadPage(address);
}

/**
 * Prefetches a page when the browser is idle, four at a time, each page once.
 * @returns `abort` takes it off the queue
 */
export function prefetchPage(address: string): { readonly abort: () => unknown } | undefined {
  return window.___loader?.enqueue(address);
}

/**
 * Navigates to an address of the site as a browser gives it, or relative to the open page: the `navigate` of `gatsby`
 * would add the path prefix once more.
 */
export function navigateTo(address: string, options?: NavigateOptions): void {
  const { pathname, search, hash } = new URL(address, window.location.href);
  window.___navigate?.(`${pathname}${search}${hash}`, options);
}

/** The element that the router renders into and focuses after a navigation; its id is in production-app.js. */
export function focusWrapper(): HTMLElement | null {
  return document.getElementById("gatsby-focus-wrapper");
}

/** Wraps the one function that links and `navigate` end in. Gatsby's navigation.js sets it before the first render. */
export function interceptNavigate(wrap: (navigate: Navigate) => Navigate): void {
  intercept(window, "___navigate", wrap);
}

/**
 * Wraps the function that navigation.js, ensure-resources.js and the first render load pages with. It is a property of
 * the object that loader.js exports, which all of them share, and is there at `onClientEntry`.
 */
export function interceptLoadPage(wrap: (loadPage: LoadPage) => LoadPage): void {
  intercept(window.___loader, "loadPage", wrap);
}

function intercept<Name extends string, Wrapped>(
  owner: { [name in Name]?: Wrapped } | undefined,
  name: Name,
  wrap: (original: Wrapped) => Wrapped,
): void {
  const original = owner?.[name];
  if (owner && original) owner[name] = wrap(original);
  else reportMissing(name);
}

/** Reports what else is leaned on and missing. For `gatsby develop`, once the router has rendered. */
export function checkRuntime(): void {
  const { ___loader: loader } = window;
  if (!loader?.enqueue) reportMissing("enqueue");
  if (!loader?.loadAppData) reportMissing("loadAppData");
  if (!focusWrapper()) reportMissing("gatsby-focus-wrapper");
}

function reportMissing(name: string): void {
  console.error(`Gatsby has no ${name}`);
}
