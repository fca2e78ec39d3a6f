import { existsSync } from "node:fs";
import path from "node:path";
import { customStyles } from "../config/theme";
import { writeChanged } from "../lib/node/files";

const fileIn = (root: string) => path.resolve(root, ".cache/client-components.js");

/** Aliases that bundlers use in place of a package called `client-components`. */
export const componentAliases = { "client-components": fileIn(".") } as const;

/**
 * Writes the module that lists the components of articles. src/islands/registry.ts imports it, both
 * in the bundles of esbuild and, under `gatsby develop`, in those of webpack. The style sheets of
 * the components become part of the site's.
 * The theme of site.yml and content/custom.css follow them. Rules of custom.css are in no layer, so
 * they win.
 * @param theme the stylesheet of the theme, "" for none
 * @param files components with `client`, and style sheets, of the content folder
 */
export function writeClientComponents(files: readonly string[], contentDir: string, root: string, theme = ""): void {
  const sorted = [...new Set(files)].sort();
  const source = (name: string) => JSON.stringify(path.join(contentDir, name));
  const [styles, code] = [true, false].map((isStyle) => sorted.filter((name) => name.endsWith(".css") === isStyle));
  const themeFile = path.resolve(root, ".cache/site-theme.css");
  const lines = [
    ...(styles ?? []).map((name) => `import ${source(name)};`),
    ...(theme === "" ? [] : [`import ${JSON.stringify(themeFile)};`]),
    ...(existsSync(path.join(contentDir, customStyles)) ? [`import ${source(customStyles)};`] : []),
    "export const components = {",
    ...(code ?? []).map((name) => `  ${JSON.stringify(name)}: () => import(${source(name)}),`),
    "};",
  ];
  if (theme !== "") writeChanged(themeFile, theme);
  writeChanged(fileIn(root), `${lines.join("\n")}\n`);
}
