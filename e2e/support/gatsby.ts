import { spawn } from "node:child_process";
import { workingCopy } from "../../scripts/working-copy.mjs";

/** A copy of the project with caches of its own, deleted when the test is over. */
export async function withProject<T>(use: (dir: string) => Promise<T>): Promise<T> {
  const copy = workingCopy({ content: false });
  try {
    return await use(copy.dir);
  } finally {
    copy.remove();
  }
}

export interface BuildResult {
  readonly code: number | null;
  /** What the build printed, colours and line wraps removed. */
  readonly output: string;
}

/** Runs `npm run build` in a folder. Its messages are English, as the tests compare them. */
export function build(dir: string, env: NodeJS.ProcessEnv): Promise<BuildResult> {
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "build"], {
      cwd: dir,
      env: { ...process.env, PRECOMPRESS: "false", BUILD_MESSAGES: "en", ...env },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    // Unlike its exit, this waits for Gatsby's worker processes, which write into the folder for a moment more.
    child.on("close", (code) => resolve({ code, output: flatten(output) }));
  });
}

/** Gatsby wraps long lines to the width of its terminal; tests compare sentences. */
function flatten(output: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
  return output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, "").replace(/\s+/g, " ");
}
