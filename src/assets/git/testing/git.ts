import { execFileSync } from "node:child_process";

/** Runs Git as if at 09:00 Beijing time (01:00 UTC) on a day of August 2025. */
export function git(dir: string, args: readonly string[], day = "01"): void {
  const time = `2025-08-${day}T09:00:00+08:00`;
  execFileSync("git", ["-C", dir, "-c", "user.name=Author", "-c", "user.email=a@example.com", ...args], {
    stdio: "ignore",
    env: { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
  });
}
