import path from "node:path";

/**
 * Absolute path of the content folder: `CONTENT_DIR`, or `content` in the project. The variable serves owners who keep
 * their texts in a separate repository, and the benchmarks.
 */
export function contentDir(): string {
  return path.resolve(process.env.CONTENT_DIR || "content");
}

/** Name of the owner's file in the content folder. */
export const siteFile = "site.yml";
