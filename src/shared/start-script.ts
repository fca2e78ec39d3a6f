import { needsScripts, readerAttribute, readerSigns, readyEvent } from "./ready";

/**
 * The script that loads all others. A page can be read, its links followed, its menus opened without them, so they come at
 * the first sign that somebody is at the page: who reads the first lines and leaves pays for nothing but the text. They
 * come unasked, as soon as the page has loaded and the browser rests, where something waits for them: an address with a
 * hash (what it leads to may be closed) or in another form than the page's own, a page that shows nothing without them,
 * visits that are counted.
 *
 * Data that is sure to be asked for comes with them, and where the first sign is one for the search, its code and titles.
 *
 * What is clicked or called for by key until they have taken over is done then, and if they do not come at all, left to
 * the browser. Gatsby's values and the scripts' addresses stand in attributes of its element, so that the code is the same
 * on every page and a policy can name it by its hash. It is written out small, as it stands in every page.
 */
export const startScript = [
  "(function(w,d){var s=d.currentScript.dataset,on=addEventListener.bind(w),calls=[],there,started,searching,ready;",
  "w.pagePath=s.path;w.___webpackCompilationHash=s.build;",
  // A button that waits for scripts is no use without them, but from here on it may be pressed.
  'd.querySelectorAll("button[disabled]").forEach(function(b){b.disabled=false});',
  'function start(){if(started)return;started=1;s.scripts.split(" ").forEach(function(u){',
  'var e=d.createElement("script");e.src=u;e.async=true;e.onerror=release;d.body.append(e)});',
  'link("stylesheet",s.styles);',
  // What Gatsby's runtime asks for one after the other comes with it.
  '(s.data||"").split(" ").forEach(function(u){link("preload",u)})}',
  'function link(rel,u){if(!u)return;var e=d.createElement("link");e.rel=rel;',
  'if(rel==="preload"){e.as="fetch";e.crossOrigin="anonymous"}e.href=u;d.head.append(e)}',
  // So does what a search needs; it is taken from the browser's cache later.
  'function search(){if(searching||ready)return;searching=1;start();(s.search||"").split(" ").forEach(function(u){',
  "if(u)fetch(u).then(function(r){return/json$/.test(u)&&r.json()}).then(function(m){",
  "if(m)return fetch(u.replace(/[^/]+$/,m.titles))}).catch(function(){})})}",
  "function release(){if(ready)return;ready=1;calls.forEach(function(call){call()})}",
  'on("click",function(e){var b=!ready&&e.target.closest&&e.target.closest("button");',
  'if(b){e.preventDefault();b.ariaBusy="true";calls.push(function(){b.ariaBusy=null;b.click()});start()}},true);',
  'on("keydown",function(e){var k=e.key,m=e.ctrlKey||e.metaKey,t=e.target;',
  'if(ready||e.isComposing||e.altKey||!(m?k==="k":k==="/"&&!/^(INPUT|SELECT|TEXTAREA)$/.test(t.tagName)))return;e.preventDefault();search();',
  'calls.push(function(){t.dispatchEvent(new KeyboardEvent("keydown",{key:k,ctrlKey:e.ctrlKey,metaKey:e.metaKey,bubbles:true,cancelable:true}))})},true);',
  `d.addEventListener("${readyEvent}",release);`,
  `${JSON.stringify(readerSigns)}.forEach(function(t){on(t,sign,{capture:true,passive:true})});`,
  // A browser says that a resting pointer has moved when the page under it has.
  'function sign(e){if(ready||e.type==="pointermove"&&!e.movementX&&!e.movementY)return;',
  `if(!there){there=1;d.documentElement.setAttribute("${readerAttribute}","");start()}`,
  // Whoever points at the search's button is about to press it.
  'if(e.target.closest&&e.target.closest("form button"))search()}',
  // After a reload Back can lead to an entry that another page has left in this document; only the server has that page.
  'var l=location,own=l.pathname;on("popstate",function(){if(!ready&&l.pathname!==own)l.reload()});',
  `var n=d.querySelector("[${needsScripts}]");`,
  `if(s.counted||l.hash||l.pathname!==(s.base||"")+encodeURI(s.path)||n&&l.search.includes(n.getAttribute("${needsScripts}"))){`,
  "var rest=function(){w.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)};",
  'd.readyState==="complete"?rest():on("load",rest)}',
  "})(window,document)",
].join("");
