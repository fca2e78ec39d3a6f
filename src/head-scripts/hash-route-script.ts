/**
 * Inline script of the home page. docsify, and other sites that render in the browser, have the
 * path of a page in the hash: `/#/guide/intro?id=setup`. The script leads such an old link to
 * `/guide/intro#setup`.
 *
 * The path must not begin with slashes, because `//host` is the address of another site.
 */
export const hashRouteScript = [
  "(function(){var l=location,m=/^#\\/[\\/\\\\]*([^?]+)(?:\\?id=([^&]*))?/.exec(l.hash);",
  'if(m)l.replace(l.pathname.replace(/\\/*$/,"/")+m[1].replace(/(?:(^|\\/)README)?(?:\\.md)?\\/?$/i,"$1")',
  '+l.search+(m[2]?"#"+m[2]:""))})()',
].join("");
