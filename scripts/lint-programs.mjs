// npm run lint:programs: compiles and runs every program in content/ that has a recorded output beside it, and compares
// them byte for byte. Programs whose toolchain is not installed are counted as skipped: a plain Debian lacks some.
import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";

const contentDir = path.resolve(process.env.CONTENT_DIR || "content");
const scratch = mkdtempSync(path.join(tmpdir(), "programs-"));
const timeout = 120_000;

/** How to run each kind of program: the required tool, its minimum version, and the commands, without a shell. */
const kinds = {
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

const programs = readdirSync(contentDir, { recursive: true })
  .map((name) => path.join(contentDir, String(name)))
  .filter((file) => path.extname(file) in kinds && existsSync(recorded(file)))
  .sort();

const results = { passed: 0, failed: 0, skipped: 0 };
const queue = [...programs.entries()];
await Promise.all(Array.from({ length: availableParallelism() }, work));
rmSync(scratch, { recursive: true, force: true });
console.log(
  `${results.passed} programs print what the pages show, ${results.failed} do not, ${results.skipped} skipped`,
);
process.exit(results.failed === 0 ? 0 : 1);

async function work() {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [index, source] = next;
    results[await check(source, path.join(scratch, String(index)))] += 1;
  }
}

async function check(source, binary) {
  const { tool, least, steps } = kinds[path.extname(source)];
  const name = path.relative(contentDir, source);
  const missing = whatIsMissing(tool, least);
  if (missing) {
    console.log(`${name}: skipped, ${missing}`);
    return "skipped";
  }
  let output = "";
  for (const [command, args] of steps(source, binary)) {
    const { error, stdout, stderr } = await execute(command, args, path.dirname(source));
    output = stdout;
    if (error) {
      console.log(`${name}: ${command} failed: ${stderr.trim().split("\n").slice(-3).join("\n") || error.message}`);
      return "failed";
    }
  }
  const expected = readFileSync(recorded(source), "utf8");
  if (output.trimEnd() === expected.trimEnd()) return "passed";
  console.log(
    `${name}: prints something else than ${path.basename(recorded(source))}, first at\n${firstDifference(expected, output)}`,
  );
  return "failed";
}

function execute(command, args, cwd) {
  // A fixed locale and time zone, so that the output does not depend on the machine.
  const env = { ...process.env, LC_ALL: "C.UTF-8", TZ: "UTC", GOCACHE: path.join(scratch, "go") };
  return new Promise((resolve) => {
    execFile(command, args, { cwd, env, timeout, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve({ error, stdout, stderr }),
    );
  });
}

function recorded(source) {
  return source.replace(/\.\w+$/, ".out");
}

/** Why a tool cannot be used; undefined if it can. Only Go's version is checked, printed as `go1.25.1`. */
function whatIsMissing(tool, least) {
  if (spawnSync("which", [tool]).status !== 0) return `${tool} is not installed`;
  if (least === undefined) return undefined;
  const said = spawnSync(tool, ["version"], { encoding: "utf8" }).stdout;
  const [, version = "0.0"] = /(\d+\.\d+)/.exec(said) ?? [];
  const [[major, minor], [leastMajor, leastMinor]] = [version, least].map((text) => text.split(".").map(Number));
  const suits = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  return suits ? undefined : `${tool} ${version} is older than ${least}`;
}

function firstDifference(expected, output) {
  const [a, b] = [expected.split("\n"), output.split("\n")];
  const line = a.findIndex((text, index) => text !== b[index]);
  return `  line ${line + 1}, recorded: ${a[line]}\n  line ${line + 1}, printed:  ${b[line] ?? "(nothing)"}`;
}
