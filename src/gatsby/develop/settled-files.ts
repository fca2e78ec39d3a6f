import { createHash } from "node:crypto";
import { existsSync, readFileSync, utimesSync } from "node:fs";
import type { SourceNodesArgs } from "gatsby";
import { fileStamp } from "../../lib/node/files";

/** Longer than chokidar ignores a second change of a file, which is 50 ms (`_throttle` in chokidar 3). */
const settledMs = 200;

/** A touch may be lost as well, and is made again; not for ever, lest the watcher of the file is gone. */
const mostTouches = 5;

type Look = (args: SourceNodesArgs) => Promise<void>;

const timers = new Map<string, NodeJS.Timeout>();
/** How often stale files have been touched. */
const touches = new Map<string, number>();
/** Files that have been edited, as they were when they were read last. */
const edited = new Map<string, { readonly look: Look; readonly stamp: string }>();
let sourceNodesArgs: SourceNodesArgs | undefined;

/**
 * Keeps what `sourceNodes` was given: only its actions may be called at any later time. On a busy machine chokidar loses an
 * edit now and then, of files that an editor has replaced before: so those are looked at.
 */
export function watchSettledFiles(args: SourceNodesArgs): void {
  if (!sourceNodesArgs) setInterval(lookAgain, 1_000).unref();
  sourceNodesArgs = args;
}

function lookAgain(): void {
  for (const [file, { look, stamp }] of edited)
    if (!timers.has(file) && existsSync(file) && fileStamp(file) !== stamp) whenSettled(file, look);
}

/**
 * Rereads a file once it has stopped changing. If an editor truncates a file before writing, it may be read in between;
 * Gatsby may then miss the rest, or process the stale half last.
 * @param look creates the file's nodes from its content; nodes already correct stay as they are
 */
export function whenSettled(file: string, look: Look): void {
  const args = sourceNodesArgs;
  // The first sourcing reads files that nobody is writing.
  if (!args) return;
  clearTimeout(timers.get(file));
  const run = () => {
    timers.delete(file);
    if (existsSync(file)) edited.set(file, { look, stamp: fileStamp(file) });
    look(args).catch((error: Error) => args.reporter.error(file, error));
  };
  timers.set(file, setTimeout(run, settledMs).unref());
}

/**
 * Has a file read again whose `File` node still is of its earlier half: the next edit would begin with a digest that Gatsby
 * knows, and be passed over.
 * @param digest of the node: gatsby-source-filesystem takes the MD5 of the content
 */
export function touchIfStale(absolutePath: string, digest: string | undefined): void {
  const isStale = createHash("md5").update(readFileSync(absolutePath)).digest("hex") !== digest;
  const touched = isStale ? (touches.get(absolutePath) ?? 0) + 1 : 0;
  touches.set(absolutePath, touched);
  if (touched === 0 || touched > mostTouches) return;
  const now = new Date();
  utimesSync(absolutePath, now, now);
}
