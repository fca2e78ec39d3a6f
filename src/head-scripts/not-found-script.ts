/**
 * Inline script for the head of the not-found page. A host without redirects answers `/docs/a.html`
 * with that page. Before the first paint, the script checks whether `/docs/a` is a page, and
 * redirects there if it is. src/browser/read-pages.ts handles other forms of an address.
 */
export const notFoundScript = [
  '(function(){var l=location,page=l.pathname.replace(/(?:\\/index)?\\.html$/,"")||"/",root=document.documentElement;',
  'if(page===l.pathname||/\\/404$/.test(page))return;root.style.visibility="hidden";',
  "function there(address){return fetch(address).then(function(answer){return answer.ok},function(){return false})}",
  'there(page.replace(/\\/$/,"")+"/fragment.json").then(function(ok){return ok||there(page)}).then(function(ok){',
  'if(ok)l.replace(page+l.search+l.hash);else root.style.visibility=""})})()',
].join("");
