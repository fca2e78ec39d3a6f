import { createHash } from "node:crypto";
import { readFileSync, utimesSync } from "node:fs";
import type { SourceNodesArgs } from "gatsby";

/** Longer than chokidar ignores a second change of a file, which is 50 ms (`_throttle` in chokidar 3). */
const settledMs = 200;

const timers = new Map<string, NodeJS.Timeout>();
let sourceNodesArgs: SourceNodesArgs | undefined;

/** Keeps what `sourceNodes` was given: only its actions may be called at any later time. */
export function watchSettledFiles(args: SourceNodesArgs): void {
  sourceNodesArgs = args;
}

/**
 * Rereads a file once it has stopped changing. If an editor truncates a file before writing, it may be read in between;
 * Gatsby may then miss the rest, or process the stale half last.
 * @param look creates the file's nodes from its content; nodes already correct stay as they are
 */
export function whenSettled(file: string, look: (args: SourceNodesArgs) => Promise<void>): void {
  const args = sourceNodesArgs;
  // The first sourcing reads files that nobody is writing.
  if (!args) return;
  clearTimeout(timers.get(file));
  const run = () => {
    timers.delete(file);
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
  if (createHash("md5").update(readFileSync(absolutePath)).digest("hex") === digest) return;
  const now = new Date();
  utimesSync(absolutePath, now, now);
}
