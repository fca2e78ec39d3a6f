import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { fileStamp } from "../lib/node/file-stamp";
import { filesBelow } from "../lib/node/files-below";

const text = "html|js|css|json|svg|xml|txt|webmanifest";
/**
 * Not source maps, which only developer tools load and which would cost more than all the rest; not Markdown, which is
 * requested so rarely that a host had better compress it on the fly than store one more file for each page.
 */
const wanted = new RegExp(`\\.(?:${text})$`);
/** Earlier versions of the site wrote `.gz` and copies of Markdown, too. */
const copies = new RegExp(`\\.(?:${text}|md)\\.(?:br|gz)$`);

/** In bytes. A smaller file fits into one packet either way. */
const smallest = 1_000;

/** Files compressed at the same time: zlib works in the threads of libuv, of which there are four. */
const lanes = 4;

interface CompressOptions {
  readonly publicDir: string;
  /** What this build leaves for the next one. */
  readonly recordFile: string;
}

/** A file that has a copy. */
interface Compressed {
  readonly stamp: string;
  readonly digest: string;
}

interface CompressRecord {
  readonly settings: string;
  readonly files: Readonly<Record<string, Compressed>>;
}

/**
 * Writes `.br` beside every text file, for hosts that serve precompressed files: a page is eight percent smaller than
 * with gzip, its data a quarter. There is no `.gz`, since what hosts make on the fly, at level 6, is only half a percent
 * larger. A file that has not changed since the last build keeps its copy.
 */
export class Precompressor {
  private readonly before: CompressRecord["files"];
  private readonly now: Record<string, Compressed> = {};
  private readonly queue: string[] = [];
  private running: readonly Promise<void>[] = Array.from({ length: lanes }, () => Promise.resolve());
  private compressed = 0;

  constructor(private readonly options: CompressOptions) {
    const record = readRecord(options.recordFile);
    this.before = record?.settings === settings ? record.files : {};
  }

  /**
   * Compresses the files that are there and will not be written again, while the rest of the site is written.
   * @param isFinal says of a path below the folder whether its file is one of them
   */
  start(isFinal: (file: string) => boolean): void {
    this.add(filesBelow(this.options.publicDir).filter(isFinal));
  }

  /** @param files paths below the folder; those that are not text are left out */
  add(files: readonly string[]): void {
    this.queue.push(...files.filter((file) => wanted.test(file)));
    this.running = this.running.map((lane) => lane.then(() => this.work()));
    // `finish` reports a failure.
    for (const lane of this.running) lane.catch(() => undefined);
  }

  /**
   * Compresses every other file, and those written since; removes the copies of files that are gone.
   * @returns how many files have a copy, and how many of them had to be compressed
   */
  async finish(): Promise<{ files: number; compressed: number }> {
    await Promise.all(this.running);
    const { publicDir, recordFile } = this.options;
    const files = filesBelow(publicDir);
    this.add(files);
    await Promise.all(this.running);
    const present = new Set(files);
    const now = Object.fromEntries(Object.entries(this.now).filter(([file]) => present.has(file)));
    for (const file of files) {
      if (copies.test(file) && !(file.endsWith(ending) && file.slice(0, -ending.length) in now))
        rmSync(path.join(publicDir, file));
    }
    mkdirSync(path.dirname(recordFile), { recursive: true });
    writeFileSync(recordFile, JSON.stringify({ settings, files: now } satisfies CompressRecord));
    return { files: Object.keys(now).length, compressed: this.compressed };
  }

  private async work(): Promise<void> {
    for (let file = this.queue.shift(); file !== undefined; file = this.queue.shift()) await this.compress(file);
  }

  private async compress(file: string): Promise<void> {
    const full = path.join(this.options.publicDir, file);
    // A stale file may be removed before its turn comes.
    if (!existsSync(full)) return;
    const { size, stamp } = fileStamp(full);
    if (size < smallest || this.now[file]?.stamp === stamp) return;
    const known = existsSync(`${full}${ending}`) ? this.before[file] : undefined;
    if (known?.stamp === stamp) {
      this.now[file] = known;
      return;
    }
    // For thousands of small files, reading one takes less time than awaiting it.
    const content = readFileSync(full);
    const digest = createHash("sha256").update(content).digest("base64");
    this.now[file] = { stamp, digest };
    if (known?.digest === digest) return;
    this.compressed += 1;
    writeFileSync(`${full}${ending}`, await brotli(content, brotliOptions(content, file)));
  }
}

/** Removes all copies. Where the site wants none, a host would serve those of an earlier build instead of what is there now. */
export function removeCompressedFiles(publicDir: string): void {
  for (const file of filesBelow(publicDir)) if (copies.test(file)) rmSync(path.join(publicDir, file));
}

function readRecord(file: string): CompressRecord | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

const ending = ".br";
const brotli = promisify(brotliCompress);

/** A page of 85 kB takes 16,763 bytes and 1.5 ms at level 8, 16,729 and 15.4 ms at level 9, 17,171 bytes at level 6. */
const pageQuality = 8;

/** Copies made with other settings are made again. */
const settings = JSON.stringify([pageQuality]);

/**
 * Code gets the best quality, which takes eight times as long: every reader loads it, and few builds change it. The window
 * is no larger than the file: setting up four megabytes for a few kilobytes took longer than compressing them.
 */
function brotliOptions({ length }: Buffer, file: string) {
  const window = Math.ceil(Math.log2(length + 16));
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: /\.(?:js|css)$/.test(file) ? constants.BROTLI_MAX_QUALITY : pageQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(window, constants.BROTLI_MAX_WINDOW_BITS),
    },
  };
}
