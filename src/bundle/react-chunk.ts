import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "esbuild";

/** React's modules that islands import. Each is a CommonJS module. */
const modules = ["react", "react-dom", "react-dom/client", "react/jsx-runtime"] as const;
type ReactModule = (typeof modules)[number];

/**
 * Returns the name under which the chunk exports the whole module, for `import React from "react"`.
 */
const wholeName = (name: ReactModule) => `${name.replaceAll(/\W/g, "_")}_`;

/** Returns the names that a module exports, except `default` and names that are not identifiers. */
function exportsOf(name: ReactModule): string[] {
  const require = createRequire(path.resolve("package.json"));
  return Object.keys(require(name)).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== "default");
}

/**
 * Returns the source of the chunk, which contains the React modules in `modules` and nothing else.
 * The name of the chunk's file contains a hash of the content, so caches keep the chunk across
 * deployments. The source lists the named exports, because a bundler cannot detect named exports of
 * CommonJS modules. If two modules export the same name, such as `version`, the chunk exports the
 * first module's.
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

/**
 * Makes a bundle import React from the chunk.
 * @param address URL of the chunk
 */
export function fromReactChunk(address: string): Plugin {
  const namespace = "react-chunk";
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^(?:${modules.join("|")})$`) }, ({ path }) => ({ path, namespace }));
      onResolve({ filter: /./, namespace }, () => ({ path: address, external: true }));
      onLoad({ filter: /./, namespace }, ({ path }) => {
        const name = path as ReactModule;
        // This also works for CommonJS packages, to which esbuild passes these exports as an
        // object.
        return { contents: `export { ${exportsOf(name).join(", ")}, ${wholeName(name)} as default } from "chunk";` };
      });
    },
  };
}
