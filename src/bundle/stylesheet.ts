import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { digestOf, writeChanged } from "../lib/node/files";
import { assetFolder } from "../shared/site-files";

/** Name of the webpack entry for the site's styles. */
export const stylesheetEntry = "site";

/**
 * Writes the site's only stylesheet, minified. All pages share it, so a browser fetches it only
 * once. The `@layer` statement from src/styles/layers.css goes first, because cascade layers are
 * ordered by their first occurrence.
 * @returns the stylesheet's path below `publicDir`
 * @throws Error if Gatsby has written no stylesheet
 */
export function writeStylesheet(publicDir: string): string {
  const { assetsByChunkName } = JSON.parse(readFileSync(path.join(publicDir, "webpack.stats.json"), "utf8"));
  const file = assetsByChunkName[stylesheetEntry]?.find((asset: string) => asset.endsWith(".css"));
  if (file === undefined)
    throw new Error("Gatsby 5.16 writes one stylesheet, styles.<hash>.css; here is none: src/bundle/stylesheet.ts.");
  const source = readFileSync(path.join(publicDir, file), "utf8");
  const { code: css } = transformSync(source, { loader: "css", minify: true, legalComments: "none" });
  const order = /@layer [\w, ]+;/.exec(readFileSync("src/styles/layers.css", "utf8"))?.[0] ?? "";
  const asset = `${assetFolder}styles-${digestOf(order + css)}.css`;
  writeChanged(path.join(publicDir, asset), order + css);
  return asset;
}
