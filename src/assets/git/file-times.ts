import { execFileSync, type StdioOptions } from "node:child_process";
import path from "node:path";
import { fileMessages } from "../../config/messages";
import { markdownFilesIn } from "../../content/files/scan-content";
import { type Diagnostic, warning } from "../../lib/diagnostic";
import { words } from "../../lib/lists";
import { linkedVault } from "../../lib/node/files";

/** Times of the first and last commits that touched a file, by path, as ISO times in UTC. */
type FileTimes = ReadonlyMap<string, { readonly first: string; readonly last: string }>;

/**
 * Returns commit times of all files below a folder, by path relative to the folder. Each process
 * runs `git log` once per folder.
 *
 * The result is empty without Git, and in a shallow clone, because every file there seems to date
 * from the oldest fetched commit, which changes with each new commit.
 */
export function fileTimes(dir: string): FileTimes {
  return historyOf(dir) ?? new Map();
}

/** Reports that a shallow clone has no commit times. Other problems with Git are not reported. */
export function historyDiagnostics(dir: string): Diagnostic[] {
  return historyOf(dir) === null ? [warning({ file: ".git" }, fileMessages.shallowHistory)] : [];
}

/** Commit times by folder, or null for a shallow clone, which contains only the latest commits. */
const known = new Map<string, FileTimes | null>();

function historyOf(dir: string): FileTimes | null {
  if (!known.has(dir)) known.set(dir, readHistory(dir));
  return known.get(dir) ?? null;
}

function readHistory(dir: string): FileTimes | null {
  try {
    const stdio: StdioOptions = ["ignore", "pipe", "ignore"];
    const options = { encoding: "utf8", maxBuffer: 1 << 28, stdio } as const;
    const vault = linkedVault(dir);
    const git = (...args: string[]) => execFileSync("git", ["-C", vault ?? dir, ...args], options);
    const [shallow, prefix = ""] = git("rev-parse", "--is-shallow-repository", "--show-prefix").split("\n");
    if (shallow === "true") return null;
    // `quotepath=off` keeps Chinese file names unescaped. The NUL before the time distinguishes
    // commits from file names.
    const log = git(...words("-c core.quotepath=off log --no-renames --name-only --relative --format=%x00%cI -- ."));
    const times = parseLog(log, prefix);
    return vault === null ? times : new Map([...times].map(([file, time]) => [`docs/${file}`, time]));
  } catch {
    return new Map();
  }
}

/** Parses `git log --name-only --format=%x00%cI`, newest commit first. */
export function parseLog(log: string, prefix = ""): FileTimes {
  const times = new Map<string, { first: string; last: string }>();
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

/** GraphQL type of the nodes that store the commit time of a file. */
export const fileTimeType = "FileTime";

/**
 * Returns the fields of a `FileTime` node for each committed article. Gatsby needs these nodes to
 * rebuild a page that shows the commit time, because a commit does not change the file.
 */
export function fileTimeNodes(dir: string, folders: readonly string[]) {
  const times = fileTimes(dir);
  return markdownFilesIn(dir, folders).flatMap((file) => {
    const last = times.get(file)?.last;
    return last === undefined ? [] : [{ file, last }];
  });
}
