import { glyphsOf } from "../../assets/mark/glyphs";
import { drawnMark } from "../../assets/mark/site-mark";
import type { SiteConfig } from "../../config/read-site";
import { escapeHtml } from "../../lib/escape-html";
import { themeColors } from "../../shared/colors";
import { offlineText } from "../../text/texts";

export const offlineFile = "offline.html";

/** Returns the site's colours as custom properties with short names. */
function colorsOf(mode: keyof typeof themeColors): string {
  const { paper, ink, "ink-2": ink2, link, line } = themeColors[mode];
  return `color-scheme:${mode};--paper:${paper};--ink:${ink};--ink2:${ink2};--link:${link};--line:${line}`;
}

/**
 * The style is inline, because the page is cached as one small file that needs no other file. The
 * title and the text are where every page has them.
 */
const style = [
  `:root{${colorsOf("light")}}[data-theme="dark"]{${colorsOf("dark")}}`,
  "*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);",
  'font:1.0625rem/1.8 -apple-system,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}',
  "header{height:60px;padding:16px 1.125rem;border-bottom:1px solid var(--line)}main{max-width:44rem;padding:1.25rem 1.125rem}",
  "h1{margin:0 0 1rem;line-height:0}svg{vertical-align:middle}header svg{height:20px}header svg:first-child{height:28px;margin-inline-end:.5rem}h1 svg{height:2.125rem;max-width:100%}",
  "h1 span,header span{position:absolute;clip-path:inset(50%)}a{color:var(--link)}p,li{overflow-wrap:anywhere}",
  "@media(min-width:62.3125em){header{padding-inline:2.5rem}main{margin-inline-start:18rem;padding:1.875rem 0}}",
  "@media(min-width:80em){main{margin-inline-start:21.25rem}}",
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

/** Draws a text in the serif font of the site's titles. Screen readers read the text. */
async function drawnText(text: string): Promise<string> {
  const glyphs = await glyphsOf(text);
  let end = 0;
  const paths = [...text].map((char) => {
    const glyph = glyphs.get(char);
    const start = end;
    end += glyph?.advanceWidth ?? spaceWidth;
    return glyph ? `<path d="${glyph.path.scale(1, -1).translate(start, ascent).toSVG()}"/>` : "";
  });
  const drawing = `<svg aria-hidden="true" viewBox="0 0 ${end} 1000" fill="currentColor">${paths.join("")}</svg>`;
  return `${drawing}<span>${escapeHtml(text)}</span>`;
}

/** The font's units above the baseline, and the width of a character that it lacks. */
const [ascent, spaceWidth] = [880, 250];

/**
 * Returns the page with which the service worker answers if a page is neither on the network nor in
 * the cache.
 */
export async function offlinePage({
  title,
  baseUrl,
  locale,
}: Pick<SiteConfig, "title" | "baseUrl" | "locale">): Promise<string> {
  const { accent: seal, paper: ink } = themeColors.light;
  const mark = await drawnMark(title, { seal, ink });
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
<header>${mark.trim().replace("<svg", '<svg aria-hidden="true"')}${await drawnText(title)}</header>
<main>
<h1>${await drawnText(offlineText.title)}</h1>
<p>${offlineText.text}</p>
<p><a href="">${offlineText.retry}</a><span id="home" hidden> · <a href="${baseUrl}">${offlineText.home}</a></span></p>
<section hidden>
<p>${offlineText.kept}</p>
<ul id="kept"></ul>
</section>
</main>
</body>
</html>
`;
}
