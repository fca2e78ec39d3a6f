import { existsSync } from "node:fs";
import path from "node:path";
import { customStyles } from "../config/theme";
import { writeChanged } from "../lib/node/files";

const fileIn = (root: string) => path.resolve(root, ".cache/client-components.js");

/** Bundler aliases that resolve `client-components` to the generated module. */
export const componentAliases = { "client-components": fileIn(".") } as const;

/**
 * Writes the module that lists the interactive components of articles. src/islands/registry.ts
 * imports it, in esbuild's bundles and, under `gatsby develop`, in webpack's. In a build, webpack
 * takes the components' styles from the module.
 *
 * The module also imports stylesheets: those of the components, then the theme of site.yml, then
 * content/custom.css. Rules of custom.css are in no layer, so they win.
 * @param theme the stylesheet of the theme, "" for none
 * @param files paths of components that an article uses with `client`, and of stylesheets, relative
 * to the content folder
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
