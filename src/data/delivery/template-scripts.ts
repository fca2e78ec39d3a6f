import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The part of the file in which Gatsby keeps what webpack made of each template. */
interface Stats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/**
 * Finds the scripts of a page's template. Gatsby's runtime asks for them when it has the page's data; fetched with the
 * runtime itself, they are there by then.
 * @param publicDir the folder that is deployed
 * @returns a function from a page's path inside the site to names of files at the top of the folder
 */
export function templateScripts(publicDir: string): (pagePath: string) => string[] {
  const statsFile = path.join(publicDir, "webpack.stats.json");
  if (!existsSync(statsFile)) return () => [];
  const { namedChunkGroups }: Stats = JSON.parse(readFileSync(statsFile, "utf8"));
  return (pagePath) => {
    const folder = pagePath === "/" ? "index" : pagePath;
    const file = path.join(publicDir, "page-data", folder, "page-data.json");
    if (!existsSync(file)) return [];
    const { componentChunkName }: { readonly componentChunkName: string } = JSON.parse(readFileSync(file, "utf8"));
    const assets = namedChunkGroups[componentChunkName]?.assets ?? [];
    return assets.map(({ name }) => name).filter((name) => name.endsWith(".js"));
  };
}
