import type { SiteConfig } from "../../config/read-site";
import { escapeHtml } from "../../lib/escape-html";
import { themeColors } from "../../shared/colors";
import { offlineText } from "../../text/texts";

export const offlineFile = "offline.html";

/** Returns the site's colours as custom properties with short names. */
function colorsOf(mode: keyof typeof themeColors): string {
  const { paper, ink, "ink-2": ink2, link } = themeColors[mode];
  return `color-scheme:${mode};--paper:${paper};--ink:${ink};--ink2:${ink2};--link:${link}`;
}

/** The style is inline, because the page is cached as one small file that needs no other file. */
const style = [
  `:root{${colorsOf("light")}}[data-theme="dark"]{${colorsOf("dark")}}`,
  "body{max-width:36em;margin:0 auto;padding:3rem 1.125rem;background:var(--paper);color:var(--ink);",
  'font:1rem/1.75 -apple-system,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}',
  "h1{font-size:1.5rem;line-height:1.35}a{color:var(--link)}p,li{overflow-wrap:anywhere}.site{color:var(--ink2)}",
].join("");

/**
 * Lists the cached pages by title, the latest first. Shows a link to the home page if the home page
 * is cached. If the reader reached a page by a link inside the site, only its fragment is in the
 * cache. The script has no dependency and never turns text into HTML.
 */
const script = (baseUrl: string) =>
  `
try { const mode = localStorage.getItem("theme"); if (mode === "dark" || mode === "light") document.documentElement.dataset.theme = mode } catch {}
const plain = (html) => html.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&amp;/g, "&");
const titleOf = (text) => { try { return JSON.parse(text).title } catch { return /<title[^>]*>([^<]*)/.exec(text)?.[1] } };
async function list() {
  const cache = await caches.open(${JSON.stringify(`pages-@${baseUrl}`)});
  document.getElementById("home").hidden = !(await cache.match(${JSON.stringify(baseUrl)}));
  const titles = new Map();
  for (const key of (await cache.keys()).reverse()) {
    const path = new URL(key.url).pathname.replace(/\\/fragment\\.json$/, "");
    const title = titleOf(await (await cache.match(key)).text());
    if (title && !titles.has(path)) titles.set(path, plain(title));
  }
  const items = [...titles].map(([path, title]) => {
    const item = document.createElement("li");
    item.appendChild(Object.assign(document.createElement("a"), { href: path, textContent: title }));
    return item;
  });
  const place = document.getElementById("kept");
  place.append(...items);
  place.parentNode.hidden = items.length === 0;
}
addEventListener("DOMContentLoaded", () => list().catch(() => {}));
`.replace(/\n */g, "\n");

/**
 * Returns the page with which the service worker answers if a page is neither on the network nor in
 * the cache.
 */
export function offlinePage({ title, baseUrl, locale }: Pick<SiteConfig, "title" | "baseUrl" | "locale">): string {
  return `<!DOCTYPE html>
<html lang="${locale.defaultLocale}" dir="${locale.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${offlineText.title} | ${escapeHtml(title)}</title>
<style>${style}</style>
<script>${script(baseUrl)}</script>
</head>
<body>
<main>
<h1>${offlineText.title}</h1>
<p>${offlineText.text}</p>
<p><a href="">${offlineText.retry}</a><span id="home" hidden> · <a href="${baseUrl}">${offlineText.home}</a></span></p>
<section hidden>
<p>${offlineText.kept}</p>
<ul id="kept"></ul>
</section>
</main>
<p class="site">${escapeHtml(title)}</p>
</body>
</html>
`;
}
