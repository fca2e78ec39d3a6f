import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../config/types";
import { manifestPath } from "../../contract/search/search-files";

/** What Gatsby's runtime asks for when it starts on a page and not on every other, as paths below the site's base path. */
export interface PageFiles {
  /** Of the page's template. */
  readonly scripts: readonly string[];
  /** Of the page, and of the static queries in it. */
  readonly data: readonly string[];
}

/** The part of the file in which Gatsby keeps what webpack made of each template. */
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
 * Finds what the runtime, and the search, ask for one after the other. Fetched together, all of it is there after the
 * time of one answer; on a phone's network it would be that of three, of a search seven.
 * @param publicDir the folder that is deployed
 */
export function filesToCome(publicDir: string, provider: SiteConfig["search"]["provider"]) {
  const namedChunks = readIfThere<Stats>(path.join(publicDir, "webpack.stats.json"))?.namedChunkGroups ?? {};
  const chunk = (name: string) => (namedChunks[name]?.assets ?? []).map((asset) => asset.name);
  const filesOf = (pagePath: string): PageFiles => {
    const page = `page-data/${pagePath === "/" ? "index" : pagePath.replace(/^\/|\/$/g, "")}/page-data.json`;
    const content = readIfThere<PageData>(path.join(publicDir, page));
    if (content === undefined) return { scripts: [], data: [] };
    const { componentChunkName, staticQueryHashes } = content;
    return {
      scripts: chunk(componentChunkName).filter((name) => name.endsWith(".js")),
      // A space would end it in the list of them. The rest stays: the browser encodes it as it will the runtime's own request.
      data: [page.replaceAll(" ", "%20"), ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`)],
    };
  };
  return {
    filesOf,
    /** What every page asks for. */
    scripts: chunk("app").filter((name) => name.endsWith(".js")),
    data: [appData],
    searchModal: [...chunk("search-modal"), ...modalStyles(publicDir)],
    searchIndex: provider === "embedded" ? [...chunk("search"), manifestPath.slice(1)] : [],
    /** Number of the build, as Gatsby's runtime compares it. */
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
