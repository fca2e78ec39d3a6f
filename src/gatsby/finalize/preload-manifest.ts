import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../config/types";
import type { PagePreloads, PreloadManifest } from "../../contract/preload-manifest";
import { manifestPath } from "../../contract/search/search-files";

/** Requests that the start script makes ahead of those who would make them. */
export interface Preloads
  extends Omit<PreloadManifest, "baseUrl" | "colorMode" | "isCounted" | "reading" | "readingStyles" | "appStyles"> {
  readonly preloadsOf: (pagePath: string) => PagePreloads;
}

/** A part of webpack.stats.json, which Gatsby writes for its own static entry. */
interface Stats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

interface AppData {
  readonly webpackCompilationHash: string;
}

const appData = "page-data/app-data.json";

/**
 * Finds what Gatsby's runtime, and the search, request one after the other. Preloaded together it takes one round trip
 * of a phone's network instead of three, and for a search instead of seven.
 * @param publicDir the deployed folder, with what Gatsby has written; a file that is missing leaves its part empty
 */
export function preloadManifest(publicDir: string, provider: SiteConfig["search"]["provider"]): Preloads {
  const namedChunks = readIfThere<Stats>(path.join(publicDir, "webpack.stats.json"))?.namedChunkGroups ?? {};
  const chunk = (name: string) => (namedChunks[name]?.assets ?? []).map((asset) => asset.name);
  const preloadsOf = (pagePath: string): PagePreloads => {
    const page = `page-data/${pagePath === "/" ? "index" : pagePath.replace(/^\/|\/$/g, "")}/page-data.json`;
    const content = readIfThere<PageData>(path.join(publicDir, page));
    if (content === undefined) return { scripts: [], data: [] };
    const { componentChunkName, staticQueryHashes } = content;
    return {
      scripts: chunk(componentChunkName).filter((name) => name.endsWith(".js")),
      // Spaces separate the list in the attribute. All else stays: the browser encodes it as in the runtime's own request.
      data: [page.replaceAll(" ", "%20"), ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`)],
    };
  };
  return {
    preloadsOf,
    scripts: chunk("app").filter((name) => name.endsWith(".js")),
    data: [appData],
    searchModal: [...chunk("search-modal"), ...modalStyles(publicDir)],
    searchIndex: provider === "embedded" ? [...chunk("search"), manifestPath.slice(1)] : [],
    build: readIfThere<AppData>(path.join(publicDir, appData))?.webpackCompilationHash ?? "",
  };
}

function readIfThere<T>(file: string): T | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** The stylesheet that src/features/search/load-modal.ts fetches. */
function modalStyles(publicDir: string): string[] {
  const folder = path.join(publicDir, "static");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => /^search-modal-[^.]+\.css$/.test(name)).map((name) => `static/${name}`);
}
