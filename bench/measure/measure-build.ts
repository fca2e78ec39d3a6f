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
export type BuildCost = { readonly seconds: number; readonly megabytes: number } | { readonly failure: string };

/**
 * Runs a build once and measures it.
 * @param limit seconds after which the build is killed
 * @returns time and peak memory, or the failure. The peak is the largest sum over the process tree,
 * sampled once a second, because a sample takes 40 ms. It is 0 except on Linux.
 */
export async function measureBuild({ command, args, cwd, env }: BuildCommand, limit = 600): Promise<BuildCost> {
  const started = performance.now();
  // Starts a process group, so that the timeout also kills the build's workers.
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: "pipe", detached: true });
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
  return { seconds: (performance.now() - started) / 1000, megabytes: peak / 1e6 };
}
