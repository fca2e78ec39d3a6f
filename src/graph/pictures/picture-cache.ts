import { createHash, randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { type EncodedPicture, type EncodedVersion, recipe } from "./encode-picture";

/** A version of a picture as a file of the cache. */
export interface StoredVersion extends Omit<EncodedVersion, "bytes"> {
  /** Absolute path. */
  readonly file: string;
}

export interface StoredPicture extends Pick<EncodedPicture, "width" | "height"> {
  /** Changes with the picture's content, and with what is made of it. */
  readonly key: string;
  readonly substitute: StoredVersion | null;
  readonly versions: readonly StoredVersion[];
}

const list = "picture.json";

/**
 * Pictures as they were encoded before, by content: neither a new name nor another configuration, nor `npm run clean`, costs
 * anything. What is in it can be deleted at any time.
 */
export class PictureCache {
  private readonly used = new Set<string>();

  /** @param folder absolute path; made when there is something to put into it */
  constructor(private readonly folder: string) {}

  static keyOf(bytes: Buffer): string {
    return createHash("sha256").update(recipe).update(bytes).digest("hex").slice(0, 20);
  }

  load(key: string): StoredPicture | undefined {
    const folder = path.join(this.folder, key);
    try {
      const picture: StoredPicture = inFolder(folder, JSON.parse(readFileSync(path.join(folder, list), "utf8")));
      if (![picture.substitute, ...picture.versions].every((version) => version === null || existsSync(version.file)))
        return undefined;
      this.used.add(key);
      const now = new Date();
      utimesSync(path.join(folder, list), now, now);
      return picture;
    } catch {
      return undefined;
    }
  }

  save(key: string, { width, height, substitute, versions }: EncodedPicture): StoredPicture {
    const folder = path.join(this.folder, key);
    // Renamed when it is whole, so that an interrupted build leaves nothing that looks finished.
    const part = path.join(this.folder, `part-${randomUUID()}`);
    mkdirSync(part, { recursive: true });
    const store = (version: EncodedVersion): StoredVersion => {
      const { bytes, ...rest } = version;
      const file = `${version.format}-${version.width}`;
      writeFileSync(path.join(part, file), bytes);
      return { ...rest, file };
    };
    const stored = { key, width, height, substitute: substitute && store(substitute), versions: versions.map(store) };
    writeFileSync(path.join(part, list), JSON.stringify(stored));
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
    this.used.add(key);
    return inFolder(folder, stored);
  }

  /** Deletes what has not been used for longest, until no more than a number of bytes is left. What this build used stays. */
  prune(maxBytes: number): void {
    const entries = foldersOf(this.folder).map((key) => ({ key, ...sizeAndTime(path.join(this.folder, key)) }));
    let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { key, bytes } of entries.filter(({ key }) => !this.used.has(key)).sort((a, b) => a.time - b.time)) {
      if (total <= maxBytes) return;
      rmSync(path.join(this.folder, key), { recursive: true, force: true });
      total -= bytes;
    }
  }
}

/** Paths are stored relative to the folder, which may be moved. */
function inFolder(folder: string, picture: StoredPicture): StoredPicture {
  const absolute = (version: StoredVersion) => ({ ...version, file: path.join(folder, version.file) });
  const { substitute, versions } = picture;
  return { ...picture, substitute: substitute && absolute(substitute), versions: versions.map(absolute) };
}

function foldersOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Of an entry: bytes, and when it was last used. */
function sizeAndTime(folder: string): { bytes: number; time: number } {
  const stats = readdirSync(folder).map((file) => statSync(path.join(folder, file)));
  return {
    bytes: stats.reduce((sum, { size }) => sum + size, 0),
    time: Math.max(0, ...stats.map(({ mtimeMs }) => mtimeMs)),
  };
}
