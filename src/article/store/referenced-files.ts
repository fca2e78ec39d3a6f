import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { pictureState } from "../../lib/node/picture-file";
import type { RenderedArticle } from "../model/types";

/** The other files that an article's text names. */
export type ReferencedFiles = Pick<RenderedArticle, "images" | "attachments" | "includes">;

/**
 * The state of the files an article names, as far as its rendering depends on it: of a picture, that
 * it is one (its size and address are filled in later), of an attachment, that it exists, of an included file all it holds.
 * @param contentDir absolute path of the content folder
 * @returns a digest; the same as before means that rendering the text again would change nothing
 */
export function stateOfFiles({ images, attachments, includes }: ReferencedFiles, contentDir: string): string {
  const hash = createHash("sha256");
  for (const file of images) hash.update(JSON.stringify([file, pictureState(path.join(contentDir, file))]));
  for (const file of attachments) hash.update(JSON.stringify([file, existsSync(path.join(contentDir, file))]));
  for (const file of includes) hash.update(JSON.stringify([file, digestOfFile(path.join(contentDir, file))]));
  return hash.digest("hex");
}

/** Null where there is no such file. */
function digestOfFile(absolutePath: string): string | null {
  if (!statSync(absolutePath, { throwIfNoEntry: false })?.isFile()) return null;
  return createHash("sha256").update(readFileSync(absolutePath)).digest("hex");
}
