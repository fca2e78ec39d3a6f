import { withoutSiteName } from "../../lib/document-title";
import { escapeHtml, unescapeHtml } from "../../lib/escape-html";
import { type Fragment, fragmentAddress, fragmentFile } from "../../shared/fragment";
import { offlineText } from "../../text/texts";
import { cacheNames, findCached, isHtml, origin, scope } from "./worker-scope";

/**
 * HTML of an empty page, for a reader whose cache contains no HTML page of the site.
 * src/deploy/write-worker.ts sets it.
 */
declare const BARE_PAGE: string;

/** A page in the cache. */
interface CachedPage {
  readonly path: string;
  readonly title: string;
  /**
   * Null if only the page's fragment is cached, because the reader reached the page through a link.
   */
  readonly html: string | null;
}

/**
 * Responds to a navigation when there is no network and the page's HTML is not cached. If the
 * page's fragment and a suitable frame (see `frameOf`) are cached, responds with an empty page,
 * into which the router loads the fragment. Otherwise responds with status 503 and a page that says
 * that the reader is offline and lists the cached pages.
 */
export async function pageWithoutNetwork(request: Request): Promise<Response> {
  const cached = await findCached(cacheNames.pages, origin + fragmentAddress(new URL(request.url).pathname));
  const frame = cached && (await frameOf((await cached.json()) as Fragment));
  const headers = { "Content-Type": "text/html" };
  return frame === undefined
    ? new Response(await offlinePage(), { status: 503, headers })
    : new Response(frame, { headers });
}

/**
 * Returns the HTML of a cached page without its content, as a frame for a fragment. The page must
 * belong to the fragment's deployment, and the fragment's sidebar, if it has one, must be in that
 * page or in the cache. Returns undefined if there is no such page.
 */
async function frameOf({ title, version, sidebar }: Fragment): Promise<string | undefined> {
  const file = sidebar?.file ?? "";
  const hasFile = file === "" || (await findCached(cacheNames.files, origin + scope + file)) !== undefined;
  for await (const { html } of cachedPages())
    if (html?.includes(`data-version="${version}"`) && (hasFile || html.includes(file)))
      // No page has an empty path, so the router loads the page at the current URL.
      return withMain(html, title, "").replace(/ data-path="[^"]*"/, ' data-path=""');
  return undefined;
}

async function offlinePage(): Promise<string> {
  let frame: string | null = null;
  const titles = new Map<string, string>();
  for await (const { path, title, html } of cachedPages()) {
    frame ??= html;
    if (!titles.has(path)) titles.set(path, title);
  }
  // The HTML was written for another page, so its path and its marks of current links are removed.
  const anyPage = (frame ?? BARE_PAGE).replace(/ data-path="[^"]*"/, "").replace(/ aria-current="[^"]*"/g, "");
  return withMain(anyPage, offlineText.title, offlineMain(titles));
}

function offlineMain(titles: ReadonlyMap<string, string>): string {
  const { title, text, retry, home, kept } = offlineText;
  const link = (path: string, text: string) => `<a href="${escapeHtml(path)}">${escapeHtml(text)}</a>`;
  const lines = [...titles].map(([path, title]) => `<li>${link(path, withoutSiteName(title))}</li>`);
  return [
    `<h1>${title}</h1><div class="prose"><p>${text}</p>`,
    // The router ignores links with a target, so the browser loads the page again.
    `<p><a href="" target="_top">${retry}</a>${titles.has(scope) ? ` · ${link(scope, home)}` : ""}</p>`,
    lines.length > 0 ? `<p>${kept}</p><ul id="kept">${lines.join("")}</ul>` : "",
    "</div>",
  ].join("");
}

/** Returns a page's HTML with a new title and new content in its main element. */
function withMain(html: string, title: string, main: string): string {
  const titled = html.replace(/<title>[^<]*/, () => `<title>${escapeHtml(title)}`);
  const start = titled.indexOf(">", titled.indexOf("<main ")) + 1;
  return titled.slice(0, start) + main + titled.slice(titled.lastIndexOf("</main>"));
}

/** Yields the cached pages, newest first. */
async function* cachedPages(): AsyncGenerator<CachedPage> {
  const cache = await caches.open(cacheNames.pages);
  for (const key of [...(await cache.keys())].reverse()) {
    const response = await cache.match(key);
    const page = response && (await pageIn(response, new URL(key.url).pathname));
    if (page) yield page;
  }
}

/**
 * Reads a page from a cached response. Returns undefined if the response is neither a page of the
 * site nor a fragment.
 */
async function pageIn(response: Response, pathname: string): Promise<CachedPage | undefined> {
  if (isHtml(response)) {
    const html = await response.text();
    const title = unescapeHtml(/<title>([^<]*)/.exec(html)?.[1] ?? "");
    return html.includes("<main ") ? { path: pathname, title, html } : undefined;
  }
  if (!pathname.endsWith(`/${fragmentFile}`)) return undefined;
  const { path, title } = (await response.json()) as Fragment;
  return { path, title, html: null };
}
