/**
 * Inline script for the head of the 404 page. A host without redirects responds with that page to
 * `/docs/a.html` and `/docs/a/index.html`. The script hides the document and checks whether
 * `/docs/a` is a page. If it is, the script redirects there. src/browser/help-when-not-found.ts
 * handles other forms of a URL.
 */
export const notFoundScript = [
  '(function(){var l=location,page=l.pathname.replace(/(?:\\/index)?\\.html$/,"")||"/",root=document.documentElement;',
  'if(page===l.pathname||/\\/404$/.test(page))return;root.style.visibility="hidden";',
  "function there(address){return fetch(address).then(function(answer){return answer.ok},function(){return false})}",
  'there(page.replace(/\\/$/,"")+"/fragment.json").then(function(ok){return ok||there(page)}).then(function(ok){',
  'if(ok)l.replace(page+l.search+l.hash);else root.style.visibility=""})})()',
].join("");
