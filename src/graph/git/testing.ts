import { execFileSync } from "node:child_process";

/** Runs git, which at nine in Beijing on a day of August 2025 is one o'clock in UTC. */
export function git(dir: string, args: readonly string[], day = "01"): void {
  const time = `2025-08-${day}T09:00:00+08:00`;
  execFileSync("git", ["-C", dir, "-c", "user.name=节能", "-c", "user.email=a@example.com", ...args], {
    stdio: "ignore",
    env: { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
  });
}
