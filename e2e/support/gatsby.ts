import { spawn } from "node:child_process";
import { workingCopy } from "../../scripts/working-copy.mjs";

/**
 * Runs a function with a copy of the project that has separate caches, and deletes the copy
 * afterwards.
 */
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
  /** The build's output, without colours and line breaks. */
  readonly output: string;
}

/** Runs `npm run build` in a folder. */
export function build(dir: string, env: NodeJS.ProcessEnv): Promise<BuildResult> {
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "build"], {
      cwd: dir,
      env: { ...process.env, ...env },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    // Unlike `exit`, `close` waits for Gatsby's worker processes, which write into the folder a
    // moment longer.
    child.on("close", (code) => resolve({ code, output: flatten(output) }));
  });
}

/**
 * Removes colours and joins lines. Gatsby wraps lines to the width of its terminal,
 * but tests compare sentences.
 */
function flatten(output: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
  return output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, "").replace(/\s+/g, " ");
}
