import { relative, resolve, sep } from "node:path";
import type { BuildOptions, Message } from "esbuild";
import { dirname, resolveRelative } from "../../lib/paths";

/**
 * Returns esbuild's options to bundle a file of React components with its imports. The code runs in
 * Node with the site's React and without styles.
 * @param entry the path of the file
 */
export function bundleOptions(entry: string) {
  return {
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    jsx: "automatic",
    charset: "utf8",
    external: ["react", "react/*"],
    // Lets files of a content folder outside the project resolve packages from the project.
    nodePaths: [resolve("node_modules")],
    loader: { ".css": "empty", ".module.css": "empty" },
    logLevel: "silent",
  } satisfies BuildOptions;
}

/** Endings to try after the path in an import. "" is for a path with its extension. */
const codeEndings = ["", ".tsx", ".ts", ".jsx", ".js", ".css", ".json"];

/**
 * Returns the files whose change may fix a failed bundle: the file with the error, and the missing
 * files that its import may mean. Their paths are relative to the content folder. Returns an empty
 * array for an error without a location.
 */
export function filesToMend({ location, text }: Message, contentDir: string): string[] {
  if (!location) return [];
  const file = inContentFolder(location.file, contentDir);
  const [, sought] = /^Could not resolve "(\.[^"]*)"/.exec(text) ?? [];
  const missing = sought === undefined ? null : resolveRelative(dirname(file), sought);
  return [file, ...(missing === null ? [] : codeEndings.map((ending) => missing + ending))];
}

/** Returns the path of a file relative to the content folder, with forward slashes. */
export function inContentFolder(file: string, contentDir: string): string {
  return relative(contentDir, resolve(file)).split(sep).join("/");
}
