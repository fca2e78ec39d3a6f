import path from "node:path";
import { build } from "esbuild";

/**
 * Bundles a module with esbuild into one small file of its own, outside webpack's chunks.
 * @param entry path of the module, in the project
 * @param define values for free names in the code, as JSON
 * @returns the minified code, for the browsers in package.json
 */
export async function bundleScript(entry: string, define: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define,
    legalComments: "none",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
