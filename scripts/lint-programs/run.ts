// npm run lint:programs: compiles and runs every program in content/ that has a recorded output,
// and compares the outputs. White space at the end of an output may differ. Programs whose
// toolchain is not installed or too old are skipped, because a plain Debian lacks some toolchains.
// Fails without running a program if the content is not trusted (`content.trust: none`).
import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { contentDir } from "../../src/config/read-site";
import { site } from "../../src/config/site";
import type { Given, Words } from "../given";

const folder = contentDir();
const scratch = mkdtempSync(path.join(tmpdir(), "programs-"));
const timeout = 120_000;

type Command = readonly [string, readonly string[]];

interface Kind {
  /** The tool that compiles or runs the program, and its oldest usable version. */
  readonly tool: string;
  readonly least?: string;
  /** Returns the commands, which run without a shell. */
  readonly steps: (source: string, binary: string) => readonly Command[];
}

/** How to run each kind of program, by file extension. */
const kinds: Readonly<Record<string, Kind>> = {
  ".c": {
    tool: "gcc",
    steps: (source, binary) => [
      ["gcc", ["-std=gnu17", "-O2", "-pthread", source, "-lm", "-o", binary]],
      [binary, []],
    ],
  },
  ".cpp": {
    tool: "g++",
    steps: (source, binary) => [
      ["g++", ["-std=c++20", "-O2", "-pthread", source, "-o", binary]],
      [binary, []],
    ],
  },
  ".go": { tool: "go", least: "1.25", steps: (source) => [["go", ["run", source]]] },
  ".py": { tool: "python3", steps: (source) => [["python3", [source]]] },
  ".sh": { tool: "bash", steps: (source) => [["bash", [source]]] },
};

type Result = "passed" | "failed" | "skipped";

const programs = readdirSync(folder, { recursive: true })
  .map((name) => path.join(folder, String(name)))
  .filter((file) => path.extname(file) in kinds && existsSync(recorded(file)))
  .sort();

/**
 * Runs the programs and compares their outputs.
 * @returns 1 if a program fails, or if its output differs from the recorded one
 * @throws Error with a user-facing message if there are programs and the content is not trusted
 */
export async function run({ words: { programs: words } }: Given): Promise<number> {
  if (site.content.trust === "none" && programs.length > 0) throw new Error(words.untrusted(programs.length));
  const results: Record<Result, number> = { passed: 0, failed: 0, skipped: 0 };
  const queue = [...programs.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, source] = next;
      results[await check(source, path.join(scratch, String(index)), words)] += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  rmSync(scratch, { recursive: true, force: true });
  console.log(words.count(results));
  return results.failed === 0 ? 0 : 1;
}

async function check(source: string, binary: string, words: Words["programs"]): Promise<Result> {
  const { tool, least, steps } = kinds[path.extname(source)] as Kind;
  const name = path.relative(folder, source);
  const missing = whatIsMissing(tool, least, words);
  if (missing) {
    console.log(words.skipped(name, missing));
    return "skipped";
  }
  let output = "";
  for (const [command, args] of steps(source, binary)) {
    const { error, stdout, stderr } = await execute(command, args, path.dirname(source));
    output = stdout;
    if (error) {
      console.log(words.failed(name, command, stderr.trim().split("\n").slice(-3).join("\n") || error.message));
      return "failed";
    }
  }
  const expected = readFileSync(recorded(source), "utf8");
  if (output.trimEnd() === expected.trimEnd()) return "passed";
  console.log(`${words.differs(name, path.basename(recorded(source)))}\n${firstDifference(expected, output, words)}`);
  return "failed";
}

interface Execution {
  readonly error: Error | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command with a fixed locale and time zone, so that its output does not depend on the
 * machine. The environment has no secrets.
 */
function execute(command: string, args: readonly string[], cwd: string): Promise<Execution> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, LC_ALL: "C.UTF-8", TZ: "UTC", TMPDIR: tmpdir(), GOCACHE: path.join(scratch, "go") };
  return new Promise((resolve) => {
    execFile(command, [...args], { cwd, env, timeout, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve({ error, stdout, stderr }),
    );
  });
}

function recorded(source: string): string {
  return source.replace(/\.\w+$/, ".out");
}

/**
 * Returns why a tool cannot be used, or undefined if it can. Only Go's version is checked.
 * Go prints it as `go1.25.1`.
 */
function whatIsMissing(tool: string, least: string | undefined, words: Words["programs"]): string | undefined {
  if (spawnSync("which", [tool]).status !== 0) return words.noTool(tool);
  if (least === undefined) return undefined;
  const said = spawnSync(tool, ["version"], { encoding: "utf8" }).stdout;
  const [, version = "0.0"] = /(\d+\.\d+)/.exec(said) ?? [];
  const isOld = version.localeCompare(least, "en", { numeric: true }) < 0;
  return isOld ? words.oldTool(tool, version, least) : undefined;
}

function firstDifference(expected: string, output: string, words: Words["programs"]): string {
  const a = expected.split("\n");
  const b = output.split("\n");
  const line = a.findIndex((text, index) => text !== b[index]);
  return words.difference(line + 1, a[line] ?? "", b[line] ?? words.nothing);
}
