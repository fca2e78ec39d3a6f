import { copyFileSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import { fileFolder } from "../../contract/site-files";
import { isReallyInside } from "../../lib/node/files";

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
 * @returns its address, including the path prefix; null if the file does not exist, or lies elsewhere behind a link
 */
export async function publishFile(file: string, context: PublishContext): Promise<string | null> {
  const absolutePath = path.join(context.contentDir, file);
  const node = await context.fileNode(absolutePath);
  if (!node || !isReallyInside(absolutePath, context.contentDir) || sizeOf(absolutePath) === null) return null;
  return publishCopy(absolutePath, { folder: node.internal.contentDigest, name: path.basename(file) }, context);
}

/**
 * Publishes a file under a name.
 * @param file absolute path
 * @param place its name, and a folder named by what its content follows from
 * @returns its address, including the path prefix
 */
export function publishCopy(
  file: string,
  { folder, name }: { readonly folder: string; readonly name: string },
  { publicDir, pathPrefix }: Pick<PublishContext, "publicDir" | "pathPrefix">,
): string {
  const target = path.join(publicDir, fileFolder, folder, name);
  // Comparing sizes avoids copying large files, such as videos, in every build.
  if (sizeOf(target) !== sizeOf(file)) {
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
  return `${pathPrefix}${fileFolder}${folder}/${encodeURIComponent(name)}`;
}

/** Size in bytes; null if the file does not exist. */
function sizeOf(file: string): number | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : null;
}
