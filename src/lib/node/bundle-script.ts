import path from "node:path";
import { build } from "esbuild";

/**
 * Bundles a script that stands outside webpack's, as it has to be one small file of its own.
 * @param entry path of the module, in the project
 * @param define what stands for names that the code leaves open, as JSON
 * @returns the code, minified, for the browsers of package.json
 */
export async function bundleScript(entry: string, define: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define,
    legalComments: "none",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
