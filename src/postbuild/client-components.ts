import path from "node:path";
import { writeChanged } from "../lib/node/files";

const fileIn = (root: string) => path.resolve(root, ".cache/client-components.js");

/** What bundlers have in place of the package of this name. */
export const componentAliases = { "client-components": fileIn(".") } as const;

/**
 * Writes the module that names the components of articles: src/islands/registry.ts imports it, in the bundles of esbuild and,
 * under `gatsby develop`, of webpack. Their style sheets join the site's.
 * @param files components with `client`, and style sheets, of the content folder
 */
export function writeClientComponents(files: readonly string[], contentDir: string, root: string): void {
  const sorted = [...new Set(files)].sort();
  const source = (name: string) => JSON.stringify(path.join(contentDir, name));
  const [styles, code] = [true, false].map((isStyle) => sorted.filter((name) => name.endsWith(".css") === isStyle));
  const lines = [
    ...(styles ?? []).map((name) => `import ${source(name)};`),
    "export const components = {",
    ...(code ?? []).map((name) => `  ${JSON.stringify(name)}: () => import(${source(name)}),`),
    "};",
  ];
  writeChanged(fileIn(root), `${lines.join("\n")}\n`);
}
