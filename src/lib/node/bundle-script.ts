import path from "node:path";
import { build, type Plugin } from "esbuild";

/**
 * Bundles a module with esbuild into one small file of its own, outside webpack's chunks.
 * @param entry path of the module, in the project
 * @param define values for free names in the code, as JSON
 * @param writeLazy writes a module that the code imports dynamically, with a bundle of its own, and returns its file name
 * beside the script's; without it such modules are part of the script
 * @returns the minified code, for the browsers in package.json
 */
export async function bundleScript(
  entry: string,
  define: Readonly<Record<string, string>>,
  writeLazy?: (name: string, code: string) => string,
): Promise<string> {
  return bundle(path.resolve(entry), "iife", define, writeLazy);
}

async function bundle(
  entry: string,
  format: "iife" | "esm",
  define: Readonly<Record<string, string>>,
  writeLazy?: (name: string, code: string) => string,
): Promise<string> {
  const lazyModules: Plugin = {
    name: "lazy-modules",
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ kind, path: request, resolveDir, importer }) => {
        if (kind !== "dynamic-import" || !writeLazy) return undefined;
        const module = await resolve(request, { kind: "import-statement", resolveDir, importer });
        if (module.errors.length > 0) return { errors: module.errors };
        const code = await bundle(module.path, "esm", define, writeLazy);
        return { path: `./${writeLazy(path.parse(module.path).name, code)}`, external: true };
      });
    },
  };
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format,
    target: "es2022",
    define,
    plugins: [lazyModules],
    // Pages and files are UTF-8.
    charset: "utf8",
    legalComments: "none",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
