import { escapeHtml, unescapeHtml } from "../../lib/escape-html";
import { type Fragment, fragmentAddress, fragmentFile } from "../../shared/fragment";
import { offlineText } from "../../text/texts";
import { cacheNames, findCached, isHtml, origin, scope } from "./worker-scope";

/**
 * A page without content, for a reader whose cache has no page of the site. Written by
 * src/deploy/write-worker.ts.
 */
declare const BARE_PAGE: string;

/** A page in the cache. */
interface CachedPage {
  readonly path: string;
  readonly title: string;
  /** Null if only its fragment is there, because the reader reached the page by a link. */
  readonly html: string | null;
}

/**
 * Answers a navigation without the network to a page whose HTML is not in the cache. If its fragment
 * is there, the answer is a page without content, in which the router shows the fragment. Otherwise
 * it says that there is no network, and lists the pages in the cache.
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
 * Returns a page of the same deployment as a fragment, without content. The page or the cache must
 * have the sidebar of the fragment.
 */
async function frameOf({ title, version, sidebar }: Fragment): Promise<string | undefined> {
  const file = sidebar?.file ?? "";
  const hasFile = file === "" || (await findCached(cacheNames.files, origin + scope + file)) !== undefined;
  for await (const { html } of cachedPages())
    if (html?.includes(`data-version="${version}"`) && (hasFile || html.includes(file)))
      // No page has this path, so the router loads the one of the address.
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
  // It is not the page whose HTML is its frame.
  const anyPage = (frame ?? BARE_PAGE).replace(/ data-path="[^"]*"/, "").replace(/ aria-current="[^"]*"/g, "");
  return withMain(anyPage, offlineText.title, offlineMain(titles));
}

function offlineMain(titles: ReadonlyMap<string, string>): string {
  const { title, text, retry, home, kept } = offlineText;
  const link = (path: string, text: string) => `<a href="${escapeHtml(path)}">${escapeHtml(text)}</a>`;
  // Without the name of the site.
  const lines = [...titles].map(([path, title]) => `<li>${link(path, title.replace(/ \| [^|]*$/, ""))}</li>`);
  return [
    `<h1>${title}</h1><div class="prose"><p>${text}</p>`,
    // The router leaves links with a target to the browser, which loads the page again.
    `<p><a href="" target="_top">${retry}</a>${titles.has(scope) ? ` · ${link(scope, home)}` : ""}</p>`,
    lines.length > 0 ? `<p>${kept}</p><ul id="kept">${lines.join("")}</ul>` : "",
    "</div>",
  ].join("");
}

/** Returns the HTML of a page with another title and another content of its main element. */
function withMain(html: string, title: string, main: string): string {
  const titled = html.replace(/<title>[^<]*/, () => `<title>${escapeHtml(title)}`);
  const start = titled.indexOf(">", titled.indexOf("<main ")) + 1;
  return titled.slice(0, start) + main + titled.slice(titled.lastIndexOf("</main>"));
}

/** Yields the pages in the cache, the latest first. */
async function* cachedPages(): AsyncGenerator<CachedPage> {
  const cache = await caches.open(cacheNames.pages);
  for (const key of [...(await cache.keys())].reverse()) {
    const response = await cache.match(key);
    const page = response && (await pageIn(response, new URL(key.url).pathname));
    if (page) yield page;
  }
}

/** Returns undefined for a response that is neither a page of the site nor a fragment. */
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
