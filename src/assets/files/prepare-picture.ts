import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileStamp } from "../../lib/node/files";
import { takeTurns } from "../../lib/node/take-turns";
import { encodePicture, type Picture, recipe } from "./encode-picture";

interface PreparedPicture extends Picture {
  /**
   * Absolute path of the folder with the picture's files. The folder's name changes with the
   * content of the picture.
   */
  readonly folder: string;
}

/**
 * Runs at most as many encodings at once as there are cores, because sharp works in background
 * threads.
 */
const inTurn = takeTurns(availableParallelism());
const known = new Map<string, Promise<PreparedPicture>>();

/**
 * Encodes a picture, unless this build or an earlier one has encoded it. By default, the results
 * are in node_modules/.cache, because hosts keep this folder between builds.
 */
export function preparePicture(file: string): Promise<PreparedPicture> {
  const key = `${file} ${fileStamp(file)}`;
  const picture = known.get(key) ?? inTurn(() => prepared(readFileSync(file)));
  known.set(key, picture);
  return picture;
}

async function prepared(bytes: Buffer): Promise<PreparedPicture> {
  const digest = createHash("sha256").update(`${recipe} ${process.env.NODE_ENV}`).update(bytes).digest("hex");
  const cache = path.resolve(process.env["PICTURE_CACHE"] || "node_modules/.cache/site/pictures");
  const folder = path.join(cache, digest.slice(0, 20));
  const list = path.join(folder, "picture.json");
  if (existsSync(list)) return { ...JSON.parse(readFileSync(list, "utf8")), folder };
  const { picture, files } = await encodePicture(bytes);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  // The list is written last, so that an interrupted build leaves nothing that looks finished.
  writeFileSync(list, JSON.stringify(picture));
  return { ...picture, folder };
}
