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
  loadPageSync(path: string, options?: object): unknown;
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
 * with that of the page's data. And what they would not, where Gatsby reads it: an element whose id is the name of a
 * global would stand for it.
 */
export function setPageGlobals(path: string, buildHash: string): void {
  window.pagePath = path;
  window.___webpackCompilationHash = buildHash;
  Object.assign(window, { pageData: undefined });
}

/** The build that this document's scripts are from; undefined in `gatsby develop`. */
export function buildHash(): string | undefined {
  return window.___webpackCompilationHash;
}

/** A server that takes longer to name its build counts as unreachable. */
const answerTimeoutMs = 5_000;

/**
 * The build on the server. Undefined where it cannot be reached or answers with something else.
 * @param baseUrl path prefix of the site, with a slash at both ends
 */
export async function serverBuildHash(baseUrl: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    const response = await fetch(`${baseUrl}page-data/app-data.json`, { cache: "no-store", signal });
    return (await response.json()).webpackCompilationHash;
  } catch {
    return undefined;
  }
}

const notFoundPath = "/404.html";

/** Whether a page's own path is that of the not-found page. */
export function isNotFoundPath(path = ""): boolean {
  return /^\/404(?:\.html|\/)?$/.test(path);
}

/**
 * Where a host has answered with the not-found page, makes the loader load that page for the address. Left to itself the
 * loader decodes an address twice and the router encodes it once more: it would look for other pages than the one that
 * is shown (`/docs/%2561`), for none (`/%3F`), or throw (`/100%25`), and the page would go blank.
 */
export function loadNotFoundHere(): void {
  const { ___loader: loader, pagePath } = window;
  if (!loader || !isNotFoundPath(pagePath)) return;
  const { pathname } = window.location;
  const here = [pathname, encodeURI(decodeURI(pathname))];
  const known = (path: string) => (here.includes(path.split("?")[0] ?? "") ? notFoundPath : path);
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = (path) => loadPage(known(path));
  loader.loadPageSync = (path, options) => loadPageSync(known(path), options);
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
  if (!focusWrapper()) reportMissing("gatsby-focus-wrapper");
}

function reportMissing(name: string): void {
  console.error(`Gatsby has no ${name}`);
}
