import { execFileSync } from "node:child_process";
import path from "node:path";

/** First and last commit that touched a file, ISO times in UTC. */
export interface FileTimes {
  readonly first: string;
  readonly last: string;
}

const known = new Map<string, ReadonlyMap<string, FileTimes>>();

/**
 * Commit times of all files below a folder, by path relative to it. One `git log` for the whole site instead of one a
 * file; asked once a process. Empty outside a repository, without git, and for files that were never committed.
 */
export function fileTimes(dir: string): ReadonlyMap<string, FileTimes> {
  const times = known.get(dir) ?? readTimes(dir);
  known.set(dir, times);
  return times;
}

function readTimes(dir: string): ReadonlyMap<string, FileTimes> {
  try {
    const git = (...args: string[]) =>
      execFileSync("git", ["-C", dir, ...args], {
        encoding: "utf8",
        maxBuffer: 1 << 28,
        stdio: ["ignore", "pipe", "ignore"],
      });
    const prefix = git("rev-parse", "--show-prefix").trim();
    // quotepath off: Chinese file names come as they are. A NUL before the time marks a commit among file names.
    const log = git(
      "-c",
      "core.quotepath=off",
      "log",
      "--no-renames",
      "--name-only",
      "--relative",
      "--format=%x00%cI",
      "--",
      ".",
    );
    return parseLog(log, prefix);
  } catch {
    return new Map();
  }
}

/** Reads `git log --name-only --format=%x00%cI`, newest commit first. */
export function parseLog(log: string, prefix = ""): ReadonlyMap<string, FileTimes> {
  const times = new Map<string, FileTimes>();
  for (const commit of log.split("\0").slice(1)) {
    const [time = "", ...files] = commit.split("\n").filter((line) => line !== "");
    const utc = new Date(time).toISOString();
    for (const name of files) {
      const file = path.posix.normalize(prefix !== "" && name.startsWith(prefix) ? name.slice(prefix.length) : name);
      times.set(file, { first: utc, last: times.get(file)?.last ?? utc });
    }
  }
  return times;
}
