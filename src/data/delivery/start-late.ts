import { startScript } from "../../shared/start-script";
import type { PageFiles } from "./files-to-come";

/** What Gatsby writes at the end of a page: its path, the number of the build, its scripts. */
const pathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;
const buildScript = /<script>window\.___webpackCompilationHash=("[^"]*");<\/script>/;
const script = /<script src="(\/[^"]+)" async(?:="")?><\/script>/g;

interface StartOptions {
  /** Path before all addresses of the site, with slashes at both ends. */
  readonly baseUrl: string;
  /** What a page will ask for. */
  readonly filesOf: (pagePath: string) => PageFiles;
  /** The stylesheet of what scripts put on a page. */
  readonly styles: string | null;
  /** What the first search will ask for. */
  readonly searchFiles: readonly string[];
  /** Whether every visit is to be counted, also one without any sign of a reader. */
  readonly isCounted: boolean;
}

/**
 * Replaces the scripts at the end of a page by one that loads them when they do not stand in the reader's way; see
 * `startScript`. What differs from page to page or from build to build moves into its attributes: scripts whose text
 * differs cannot be named by hash in one header for all pages.
 */
export function startLate(html: string, { baseUrl, filesOf, styles, searchFiles, isCounted }: StartOptions): string {
  const path = pathScript.exec(html)?.[1];
  const build = buildScript.exec(html)?.[1];
  const sources = [...html.matchAll(script)].map(([, source]) => source);
  if (path === undefined || build === undefined || sources.length === 0) return html;
  const { scripts, data } = filesOf(JSON.parse(path));
  const addresses = (files: readonly string[]) => files.map((file) => `${baseUrl}${file}`);
  const values: Record<string, string> = {
    path: JSON.parse(path),
    build: JSON.parse(build),
    scripts: [...sources, ...addresses(scripts)].join(" "),
    data: addresses(data).map(encodeURI).join(" "),
    ...(styles !== null && { styles: `${baseUrl}${styles}` }),
    search: addresses(searchFiles).join(" "),
    ...(baseUrl !== "/" && { base: baseUrl.slice(0, -1) }),
    ...(isCounted && { counted: "true" }),
  };
  const attributes = Object.entries(values).map(([name, value]) => `data-${name}="${escapeAttribute(value)}"`);
  return html
    .replace(buildScript, "")
    .replace(script, "")
    .replace(pathScript, () => `<script ${attributes.join(" ")}>${startScript}</script>`);
}

function escapeAttribute(value: string): string {
  return value.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
