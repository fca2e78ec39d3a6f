import { needsScripts, readerAttribute, readerSigns, readyEvent } from "./ready";

/** Milliseconds after which somebody who has given no sign is taken for a reader. */
const patience = 3500;

/**
 * The script that loads all others. A page can be read, its links followed, its menus opened without them, so they come at
 * the first sign that somebody is at the page, or when it has been open for a while: who leaves at once pays for nothing but
 * the text. They come as soon as the page has loaded and the browser rests where something waits for them: an address with a hash (what it leads to may be
 * closed), a page that shows nothing without them, visits that are counted.
 *
 * What is clicked or called for by key until they have taken over is done then, and if they do not come at all, left to
 * the browser. Gatsby's values and the scripts' addresses stand in attributes of its element, so that the code is the same
 * on every page and a policy can name it by its hash. It is written out small, as it stands in every page.
 */
export const startScript = [
  "(function(w,d){var s=d.currentScript.dataset,on=addEventListener.bind(w),calls=[],started,ready;",
  "w.pagePath=s.path;w.___webpackCompilationHash=s.build;",
  // A button that waits for scripts is no use without them, but from here on it may be pressed.
  'd.querySelectorAll("button[disabled]").forEach(function(b){b.disabled=false});',
  "function start(){if(started)return;started=1;s.scripts.split(' ').forEach(function(u){",
  'var e=d.createElement("script");e.src=u;e.async=true;e.onerror=release;d.body.append(e)})}',
  "function release(){if(ready)return;ready=1;calls.forEach(function(call){call()})}",
  'on("click",function(e){var b=!ready&&e.target.closest&&e.target.closest("button");',
  'if(b){e.preventDefault();b.ariaBusy="true";calls.push(function(){b.ariaBusy=null;b.click()});start()}},true);',
  'on("keydown",function(e){var k=e.key,m=e.ctrlKey||e.metaKey,t=e.target;',
  'if(ready||e.isComposing||e.altKey||!(m?k==="k":k==="/"&&!/^(INPUT|SELECT|TEXTAREA)$/.test(t.tagName)))return;e.preventDefault();',
  'calls.push(function(){t.dispatchEvent(new KeyboardEvent("keydown",{key:k,ctrlKey:e.ctrlKey,metaKey:e.metaKey,bubbles:true,cancelable:true}))})},true);',
  `d.addEventListener("${readyEvent}",release);`,
  `${JSON.stringify(readerSigns)}.forEach(function(t){on(t,sign,{capture:true,passive:true})});`,
  // A browser says that a resting pointer has moved when the page under it has.
  `function sign(e){if(e.type!=="pointermove"||e.movementX||e.movementY){d.documentElement.setAttribute("${readerAttribute}","");start()}}`,
  "function rest(){w.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)}",
  `var delay=s.counted||location.hash||d.querySelector("[${needsScripts}]")?0:${patience};`,
  "function wait(){setTimeout(rest,delay)}",
  'd.readyState==="complete"?wait():on("load",wait)',
  "})(window,document)",
].join("");
