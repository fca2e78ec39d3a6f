import { accessSync, constants, mkdirSync, readFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { fileStamp } from "../../lib/node/file-stamp";
import { takeTurns } from "../../lib/node/take-turns";
import { encodePicture, outlinePicture } from "./encode-picture";
import { PictureCache, type StoredPicture } from "./picture-cache";

/** Some thousand pictures. */
const maxCacheBytes = 1024 ** 3;

/**
 * Prepares pictures, each content once, as many at a time as there are processors: sharp works outside of Node.js' thread.
 * In development pictures are shown as they are, so that nobody waits for them.
 */
export class PictureWorks {
  private readonly cache: PictureCache;
  private readonly inTurn = takeTurns(availableParallelism());
  /** By path and state of the file, and by content. */
  private readonly known = new Map<string, Promise<StoredPicture>>();

  constructor(folder: string) {
    this.cache = new PictureCache(folder);
  }

  /**
   * @param file absolute path of a picture
   * @throws PictureProblem where it is damaged or too large
   */
  async prepare(file: string): Promise<StoredPicture> {
    return this.once(`${file} ${fileStamp(file).stamp}`, () => this.inTurn(() => this.made(readFileSync(file))));
  }

  /** Begins to prepare a picture that will be asked for. Whoever asks is told what is wrong. */
  begin(file: string): void {
    this.prepare(file).catch(() => undefined);
  }

  /** Deletes what has been of no use for long. */
  prune(): void {
    this.cache.prune(maxCacheBytes);
  }

  private made(bytes: Buffer): Promise<StoredPicture> {
    const key = PictureCache.keyOf(bytes);
    return this.once(key, async () => {
      const known = this.cache.load(key);
      if (known) return known;
      const encode = process.env.NODE_ENV === "production" ? encodePicture : outlinePicture;
      return this.cache.save(key, await encode(bytes));
    });
  }

  /** Makes a picture unless it is known. */
  private once(key: string, make: () => Promise<StoredPicture>): Promise<StoredPicture> {
    const picture = this.known.get(key) ?? make();
    this.known.set(key, picture);
    return picture;
  }
}

let works: PictureWorks | undefined;

/** The one of this build. */
export function pictureWorks(root: string): PictureWorks {
  works ??= new PictureWorks(cacheFolder(root));
  return works;
}

/**
 * In node_modules/.cache, which `npm run clean` leaves alone and hosts keep from build to build; PICTURE_CACHE names another.
 * Copies of a project that share their packages share their pictures.
 */
function cacheFolder(root: string): string {
  const named = process.env["PICTURE_CACHE"];
  if (named) return path.resolve(root, named);
  const folder = path.join(root, "node_modules/.cache/site/pictures");
  return isWritable(folder) ? folder : path.join(tmpdir(), "site-pictures");
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
