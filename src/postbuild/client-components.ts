import path from "node:path";
import { writeChanged } from "../lib/node/files";

const file = path.resolve(".cache/client-components.js");

/** What bundlers resolve otherwise: the list of components, and their React, also from a content folder outside of the project. */
export const componentAliases = { "client-components": file } as const;

/**
 * Writes the module that names the components of articles: src/islands/registry.ts imports it, in the bundles of esbuild and,
 * under `gatsby develop`, of webpack. Their style sheets join the site's.
 * @param files components with `client`, and style sheets, of the content folder
 */
export function writeClientComponents(files: readonly string[], contentDir: string): void {
  const sorted = [...new Set(files)].sort();
  const source = (name: string) => JSON.stringify(path.join(contentDir, name));
  const [styles, code] = [true, false].map((isStyle) => sorted.filter((name) => name.endsWith(".css") === isStyle));
  const lines = [
    ...(styles ?? []).map((name) => `import ${source(name)};`),
    "export const components = {",
    ...(code ?? []).map((name) => `  ${JSON.stringify(name)}: () => import(${source(name)}),`),
    "};",
  ];
  writeChanged(file, `${lines.join("\n")}\n`);
}
