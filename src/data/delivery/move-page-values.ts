/**
 * Gatsby tells its runtime the path of the page and the number of the build in two inline scripts. Scripts whose text
 * differs from page to page cannot be named by hash in one header for all pages, so the values move into attributes, and
 * what remains is the same on every page of every build.
 */
export function movePageValues(html: string): string {
  return html
    .replace(
      /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/,
      (_, path) =>
        `<script id="gatsby-script-loader" data-path="${attribute(path)}">window.pagePath=document.currentScript.dataset.path</script>`,
    )
    .replace(
      /<script>window\.___webpackCompilationHash=("[^"]*");<\/script>/,
      (_, hash) =>
        `<script data-build="${attribute(hash)}">window.___webpackCompilationHash=document.currentScript.dataset.build</script>`,
    );
}

function attribute(json: string): string {
  return String(JSON.parse(json)).replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
