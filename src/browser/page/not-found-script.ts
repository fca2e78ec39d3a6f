/**
 * Inline script for the not-found page's head. A host without redirects answers `/docs/a.html` with that page: before
 * anything is painted it is seen whether `/docs/a` is a page, and if so gone there. Other forms of an address are left to
 * src/browser/read-pages.ts.
 */
export const notFoundScript = [
  '(function(){var l=location,page=l.pathname.replace(/(?:\\/index)?\\.html$/,"")||"/",root=document.documentElement;',
  'if(page===l.pathname||/\\/404$/.test(page))return;root.style.visibility="hidden";',
  "function there(address){return fetch(address).then(function(answer){return answer.ok},function(){return false})}",
  'there(page.replace(/\\/$/,"")+"/fragment.json").then(function(ok){return ok||there(page)}).then(function(ok){',
  'if(ok)l.replace(page+l.search+l.hash);else root.style.visibility=""})})()',
].join("");
