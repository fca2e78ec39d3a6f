import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "esbuild";

/** What islands import of React, each a module of CommonJS. */
const modules = ["react", "react-dom", "react-dom/client", "react/jsx-runtime"] as const;
type ReactModule = (typeof modules)[number];

/** A name of the chunk for the module itself, as `import React from "react"` wants it. */
const wholeName = (name: ReactModule) => `${name.replaceAll(/\W/g, "_")}_`;

/** Names that a module exports. Of a name that two have, such as `version`, the chunk has the first's. */
function exportsOf(name: ReactModule): string[] {
  const require = createRequire(path.resolve("package.json"));
  return Object.keys(require(name)).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== "default");
}

/**
 * Source of the chunk with React, all of it and nothing else: its name follows from its content, so that it outlives
 * deployments. Named exports are listed, as a bundler cannot tell those of CommonJS.
 */
export function reactChunkSource(): string {
  const taken = new Set<string>();
  const lines = modules.map((name) => {
    const names = exportsOf(name).filter((key) => !taken.has(key));
    for (const key of names) taken.add(key);
    return `export { ${[...names, `default as ${wholeName(name)}`].join(", ")} } from "${name}";`;
  });
  return lines.join("\n");
}

/** Has a bundle take React from the chunk. @param address of the chunk */
export function fromReactChunk(address: string): Plugin {
  const namespace = "react-chunk";
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^(?:${modules.join("|")})$`) }, ({ path }) => ({ path, namespace }));
      onResolve({ filter: /./, namespace }, () => ({ path: address, external: true }));
      onLoad({ filter: /./, namespace }, ({ path }) => {
        const name = path as ReactModule;
        // Also for packages of CommonJS, which esbuild gives these exports as an object.
        return { contents: `export { ${exportsOf(name).join(", ")}, ${wholeName(name)} as default } from "chunk";` };
      });
    },
  };
}
