import { copyFileSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import { fileFolder } from "../../contract/published-files";

export interface PublishContext {
  readonly contentDir: string;
  /** Absolute path of the folder that is deployed. */
  readonly publicDir: string;
  readonly pathPrefix: string;
  /** The `File` node of an absolute path. */
  readonly fileNode: (absolutePath: string) => Promise<Node | null>;
}

/**
 * Publishes a file of the content folder as it is, under a name that changes with its content.
 * @param file path relative to the content folder
 * @returns its address, path prefix included; null where there is no such file
 */
export async function publishFile(file: string, context: PublishContext): Promise<string | null> {
  const absolutePath = path.join(context.contentDir, file);
  const size = sizeOf(absolutePath);
  const node = await context.fileNode(absolutePath);
  if (!node || size === null) return null;
  const { contentDigest } = node.internal;
  const name = path.basename(file);
  const target = path.join(context.publicDir, fileFolder, contentDigest, name);
  // A film is not copied in every build.
  if (sizeOf(target) !== size) {
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(absolutePath, target);
  }
  return `${context.pathPrefix}${fileFolder}${contentDigest}/${encodeURIComponent(name)}`;
}

/** In bytes; null where there is no such file. */
function sizeOf(file: string): number | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : null;
}
