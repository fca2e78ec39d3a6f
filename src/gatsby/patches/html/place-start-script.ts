import type { PageFiles } from "../../finalize/preload-manifest";

/** What Gatsby writes at the end of a page: its path, the number of the build, its scripts. */
const pathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;
const buildScript = /<script>window\.___webpackCompilationHash=("[^"]*");<\/script>/;
const script = /<script src="(\/[^"]+)" async(?:="")?><\/script>/g;

export interface StartOptions {
  /** Address of the script that `writeStartScript` has written. */
  readonly address: string;
  /** What a page will ask for that others do not. */
  readonly filesOf: (pagePath: string) => PageFiles;
}

/**
 * Replaces the scripts at the end of a page by one in its head that loads them when they do not stand in the reader's way;
 * see src/runtime/start/load-on-intent.ts. What belongs to this page alone moves into its attributes: scripts whose text differs
 * cannot be named by hash in one header for all pages.
 */
export function placeStartScript(html: string, { address, filesOf }: StartOptions): string {
  const path = pathScript.exec(html)?.[1];
  if (path === undefined || !buildScript.test(html)) return html;
  const { scripts, data } = filesOf(JSON.parse(path));
  const values = { path: JSON.parse(path) as string, scripts: scripts.join(" "), data: data.join(" ") };
  const attributes = Object.entries(values).map(([name, value]) => `data-${name}="${escapeAttribute(value)}"`);
  return html
    .replace(buildScript, "")
    .replace(script, "")
    .replace(pathScript, "")
    .replace("</head>", () => `<script defer src="${address}" ${attributes.join(" ")}></script></head>`);
}

function escapeAttribute(value: string): string {
  return value.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
