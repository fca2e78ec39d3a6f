import { createHash } from "node:crypto";
import { readFileSync, utimesSync } from "node:fs";

/** More than chokidar drops a second change of a file for, which is 50 ms (`_throttle` in chokidar 3). */
const settledMs = 200;

const waiting = new Map<string, NodeJS.Timeout>();

/**
 * An editor empties a file and then writes it. Gatsby may read it in between, and is not told of the rest: its watcher drops
 * a change that follows at once, and its digests are kept by times that may be the same. So a file is looked at again, and
 * touched where it is no longer what was read. A digest of gatsby-source-filesystem is the MD5 of the content.
 */
export function readAgainIfHalfWritten(absolutePath: string, contentDigest: string): void {
  clearTimeout(waiting.get(absolutePath));
  const look = () => {
    waiting.delete(absolutePath);
    try {
      if (createHash("md5").update(readFileSync(absolutePath)).digest("hex") === contentDigest) return;
      const now = new Date();
      utimesSync(absolutePath, now, now);
    } catch {
      // It is gone, which the watcher tells of by itself.
    }
  };
  waiting.set(absolutePath, setTimeout(look, settledMs).unref());
}
