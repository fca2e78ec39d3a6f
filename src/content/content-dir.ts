import path from "node:path";

/**
 * Absolute path of the folder the site is built from: `CONTENT_DIR`, or `content` in the project. Owners who keep their
 * texts in a repository of their own, and the benchmarks, point it elsewhere.
 */
export function contentDir(): string {
  return path.resolve(process.env.CONTENT_DIR || "content");
}

/** The folders whose files become pages. Each is optional, and each is one kind of content. */
export const contentKinds = ["docs", "blog", "pages"] as const;

export type ContentKind = (typeof contentKinds)[number];

/** Name of the gatsby-source-filesystem instance for the YAML files beside those folders. */
export const siteDataSource = "data";

/** Navigation of the docs, beside the folders. Optional: without it every top folder of docs/ is a sidebar. */
export const sidebarsFile = "sidebars.yml";
