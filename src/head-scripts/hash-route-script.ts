/**
 * Inline script for the home page. docsify and other sites that render in the browser put the path
 * of a page into the hash: `/#/guide/intro?id=setup`. The script redirects such an address to
 * `/guide/intro#setup`. It also removes `README`, `.md` and a slash at the end of the path, and
 * keeps the query string of the URL.
 *
 * It drops slashes and backslashes at the start of the path, because `//host` is the address of
 * another site.
 */
export const hashRouteScript = [
  "(function(){var l=location,m=/^#\\/[\\/\\\\]*([^?]+)(?:\\?id=([^&]*))?/.exec(l.hash);",
  'if(m)l.replace(l.pathname.replace(/\\/*$/,"/")+m[1].replace(/(?:(^|\\/)README)?(?:\\.md)?\\/?$/i,"$1")',
  '+l.search+(m[2]?"#"+m[2]:""))})()',
].join("");
