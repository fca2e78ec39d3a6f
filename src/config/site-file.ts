import path from "node:path";

/** The content folder: `CONTENT_DIR`, for texts in a repository of their own, or `content` in the project. */
export function contentDir(): string {
  return path.resolve(process.env.CONTENT_DIR || "content");
}

/** Name of the owner's file in the content folder. */
export const siteFile = "site.yml";
