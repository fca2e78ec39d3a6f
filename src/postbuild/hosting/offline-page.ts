import type { SiteConfig } from "../../config/types";
import { themeColors } from "../../contract/theme-colors";
import { offlineText } from "../../text/offline";

export const offlineFile = "offline.html";

/** The site's colours under short names. */
function colorsOf(mode: keyof typeof themeColors): string {
  const { paper, ink, "ink-2": ink2, link } = themeColors[mode];
  return `color-scheme:${mode};--paper:${paper};--ink:${ink};--ink2:${ink2};--link:${link}`;
}

/** Inline: the page is cached as one small file that needs no other. */
const style = [
  `:root{${colorsOf("light")}}[data-theme="dark"]{${colorsOf("dark")}}`,
  "body{max-width:36em;margin:0 auto;padding:3rem 1.125rem;background:var(--paper);color:var(--ink);",
  'font:1rem/1.75 -apple-system,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}',
  "h1{font-size:1.5rem;line-height:1.35}a{color:var(--link)}p,li{overflow-wrap:anywhere}.site{color:var(--ink2)}",
].join("");

/**
 * Lists the cached pages by their titles, the latest first, and links to the home page if it is among them. It has no
 * dependency, and never turns text into HTML.
 */
const script = (baseUrl: string) =>
  [
    'try{var c=localStorage.getItem("theme");if(c==="dark"||c==="light")document.documentElement.dataset.theme=c}catch(e){}',
    'addEventListener("DOMContentLoaded",function(){var list=document.getElementById("kept");',
    "if(!window.caches)return;caches.keys().then(function(names){return Promise.all(names.filter(function(n){",
    `return n===${JSON.stringify(`pages-@${baseUrl}`)}`,
    "}).map(function(n){return caches.open(n).then(function(cache){",
    `cache.match(${JSON.stringify(baseUrl)},{ignoreSearch:true}).then(function(r){document.getElementById("home").hidden=!r});`,
    "return cache.keys().then(",
    "function(keys){return Promise.all(keys.slice(-100).reverse().map(function(key){return cache.match(key).then(",
    "function(r){return r.text()}).then(function(html){var m=/<title[^>]*>([^<]*)/.exec(html);",
    'return[key.url,m?m[1].replace(/&amp;/g,"&").replace(/&lt;/g,"<").replace(/&gt;/g,">").replace(/&quot;/g,"\\""):key.url]',
    "})}))})})}))}).then(function(all){all.forEach(function(pages){pages.forEach(function(p){",
    'var li=document.createElement("li"),a=document.createElement("a");a.href=p[0];a.textContent=p[1];',
    "li.appendChild(a);list.appendChild(li)})});if(list.children.length)list.parentNode.hidden=false}).catch(function(){})})",
  ].join("");

/** The page that the service worker answers with where a page is neither on the network nor cached. */
export function offlinePage({ title, baseUrl, locale }: Pick<SiteConfig, "title" | "baseUrl" | "locale">): string {
  return `<!DOCTYPE html>
<html lang="${locale.defaultLocale}" dir="${locale.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${offlineText.title} | ${escapeText(title)}</title>
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
<p class="site">${escapeText(title)}</p>
</body>
</html>
`;
}

function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}
