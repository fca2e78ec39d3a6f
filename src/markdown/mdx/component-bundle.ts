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
    // Files of a content folder outside of the project also resolve packages from the project.
    nodePaths: [resolve("node_modules")],
    loader: { ".css": "empty", ".module.css": "empty" },
    logLevel: "silent",
  } satisfies BuildOptions;
}

/** Extensions that an import without one may have. */
const codeEndings = ["", ".tsx", ".ts", ".jsx", ".js", ".css", ".json"];

/**
 * Returns the files that may fix a failure when they change: the file with the error, and the
 * missing files that it may import. Their paths are relative to the content folder.
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
