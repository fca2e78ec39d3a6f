import path from "node:path";

/**
 * Absolute path of the folder the site is built from: `CONTENT_DIR`, or `content` in the project. Owners who keep their
 * texts in a repository of their own, and the benchmarks, point it elsewhere.
 */
export function contentDir(): string {
  return path.resolve(process.env.CONTENT_DIR || "content");
}
