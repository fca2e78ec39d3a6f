import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { fileStamp } from "./file-stamp";
import { filesBelow } from "./files-below";

const text = "html|js|css|json|svg|xml|txt|webmanifest";
/**
 * Source maps are for developer tools only and would cost more than all the rest. Markdown is for programs, one page now
 * and then: to compress it in passing costs a host less than to store two more files for each page.
 */
const wanted = new RegExp(`\\.(?:${text})$`);
/** Those of former builds too. */
const copies = new RegExp(`\\.(?:${text}|md)\\.(?:br|gz)$`);

/** Below this many bytes a copy saves no packet. */
const smallest = 1_000;

/** Files compressed at the same time; zlib works in threads of its own, of which Node has four. */
const lanes = 4;

interface CompressOptions {
  readonly publicDir: string;
  /** Where the next build reads what this one compressed. */
  readonly recordFile: string;
}

/** A file of which there are copies. */
interface Compressed {
  readonly stamp: string;
  readonly digest: string;
}

interface CompressRecord {
  readonly settings: string;
  readonly files: Readonly<Record<string, Compressed>>;
}

/**
 * Writes `.br` and `.gz` beside every text file, for hosts that send them as they are: with time to spend, they come out
 * a sixth smaller than what a server makes in passing. A file that is as the last build left it keeps its copies.
 * @returns how many files there are, and how many had to be compressed
 */
export async function writeCompressedCopies({ publicDir, recordFile }: CompressOptions) {
  const files = filesBelow(publicDir);
  const record = readRecord(recordFile);
  const before = record?.settings === settings ? record.files : {};
  const there = new Set(files);
  const now: Record<string, Compressed> = {};
  const queue = files.filter((file) => wanted.test(file));
  let compressed = 0;
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const { size, stamp } = fileStamp(path.join(publicDir, file));
      if (size < smallest) continue;
      const known = endings.every((ending) => there.has(`${file}${ending}`)) ? before[file] : undefined;
      if (known?.stamp === stamp) {
        now[file] = known;
        continue;
      }
      // To await each of thousands of small files would take longer than to read it.
      const content = readFileSync(path.join(publicDir, file));
      const digest = createHash("sha256").update(content).digest("base64");
      now[file] = { stamp, digest };
      if (known?.digest === digest) continue;
      compressed += 1;
      const [br, gz] = await Promise.all([brotli(content, brotliOptions(content, file)), zip(content, gzipOptions)]);
      writeFileSync(path.join(publicDir, `${file}.br`), br);
      writeFileSync(path.join(publicDir, `${file}.gz`), gz);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  for (const file of files) {
    if (copies.test(file) && !(file.slice(0, -3) in now)) rmSync(path.join(publicDir, file));
  }
  mkdirSync(path.dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, JSON.stringify({ settings, files: now } satisfies CompressRecord));
  return { files: Object.keys(now).length, compressed };
}

/** Removes all copies: where none are wanted, those of a former build would be sent instead of what has changed since. */
export function dropCompressedCopies(publicDir: string): void {
  for (const file of filesBelow(publicDir)) if (copies.test(file)) rmSync(path.join(publicDir, file));
}

function readRecord(file: string): CompressRecord | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

const endings = [".br", ".gz"];
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const gzipOptions = { level: 9 };

/** What a page of 85 kB becomes: 16,763 bytes in 1.5 ms at level 8, 16,729 in 15.4 ms at level 9, 17,171 at 6. */
const pageQuality = 8;

/** Copies made with others are made again. */
const settings = JSON.stringify([gzipOptions, pageQuality]);

/**
 * Every reader loads the code, and few builds change it, so it gets the best, which takes eight times as long. The window
 * need not be larger than the file: to set up four megabytes for a few kilobytes took longer than to compress them.
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
