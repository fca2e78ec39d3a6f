import { copyFileSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import { fileFolder } from "../../contract/published-files";

export interface PublishContext {
  readonly contentDir: string;
  /** Absolute path of the deployed folder. */
  readonly publicDir: string;
  readonly pathPrefix: string;
  /** Finds the `File` node of an absolute path. */
  readonly fileNode: (absolutePath: string) => Promise<Node | null>;
}

/**
 * Publishes a file of the content folder unchanged, in a folder named by a hash of its content.
 * @param file path relative to the content folder
 * @returns its address, including the path prefix; null if the file does not exist
 */
export async function publishFile(file: string, context: PublishContext): Promise<string | null> {
  const absolutePath = path.join(context.contentDir, file);
  const size = sizeOf(absolutePath);
  const node = await context.fileNode(absolutePath);
  if (!node || size === null) return null;
  const { contentDigest } = node.internal;
  const name = path.basename(file);
  const target = path.join(context.publicDir, fileFolder, contentDigest, name);
  // Comparing sizes avoids copying large files, such as videos, in every build.
  if (sizeOf(target) !== size) {
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(absolutePath, target);
  }
  return `${context.pathPrefix}${fileFolder}${contentDigest}/${encodeURIComponent(name)}`;
}

/** Size in bytes; null if the file does not exist. */
function sizeOf(file: string): number | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : null;
}
