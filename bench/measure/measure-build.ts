import { spawn } from "node:child_process";
import { treeMemory } from "./process-memory";

/** A command that builds a site. */
export interface BuildCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** The cost of a build, or why it failed. */
export type BuildCost =
  | {
      readonly seconds: number;
      /** Processor time of all processes. Results from before 2026-12-01 lack it. */
      readonly processorSeconds?: number | undefined;
      readonly megabytes: number;
    }
  | { readonly failure: string };

/** Runs a command, then prints the processor time of the shell and of the command. */
const timed = '"$@"; status=$?; times; exit $status';

/**
 * Runs a build once and measures it.
 * @param limit seconds after which the build is killed
 * @returns time and peak memory, or the failure. The peak is the largest sum over the process tree,
 * sampled once a second, because a sample takes 40 ms. It is 0 except on Linux.
 */
export async function measureBuild({ command, args, cwd, env }: BuildCommand, limit = 600): Promise<BuildCost> {
  const started = performance.now();
  // Starts a process group, so that the timeout also kills the build's workers.
  const options = { cwd, env: { ...process.env, ...env }, stdio: "pipe", detached: true } as const;
  const child = spawn("sh", ["-c", timed, "sh", command, ...args], options);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-2000);
    });
  }
  const pid = child.pid ?? 0;
  let peak = 0;
  const sampler = setInterval(() => {
    peak = Math.max(peak, treeMemory(pid));
  }, 1_000);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    process.kill(-pid, "SIGKILL");
  }, limit * 1000);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  clearInterval(sampler);
  clearTimeout(timer);
  if (isLate) return { failure: `${limit}秒后仍未完成` };
  if (code !== 0) {
    console.error(output);
    return { failure: /heap out of memory/.test(output) ? "内存不足" : `退出码${code}` };
  }
  const seconds = (performance.now() - started) / 1000;
  return { seconds, processorSeconds: processorSecondsIn(output), megabytes: peak / 1e6 };
}

/**
 * Returns the user and system time of the command, added up. It is the last line that `times`
 * prints, such as `1m2.5s 0m3.25s`.
 */
function processorSecondsIn(output: string): number | undefined {
  const last = output.trimEnd().split("\n").at(-1) ?? "";
  const [user, system] = [...last.matchAll(/(\d+)m([\d.]+)s/g)].map(([, min, sec]) => Number(min) * 60 + Number(sec));
  return user === undefined || system === undefined ? undefined : user + system;
}
