import { spawn } from "node:child_process";
import type { APIRequestContext } from "@playwright/test";

/** `npm run develop` in a working copy. */
export interface DevelopServer {
  /** Returns the output so far. */
  output(): string;
  stop(): void;
}

/**
 * Starts `develop`, and waits until its bundle is ready. The bundle is the last file that a first
 * visit needs.
 * @param dir a working copy of the project
 * @throws Error with the output if the process ends
 */
export async function startDevelop(dir: string, contentDir: string, port: number): Promise<DevelopServer> {
  const server = spawn("node", ["scripts/notes-site.cjs", "develop", "--port", String(port)], {
    cwd: dir,
    env: { ...process.env, CONTENT_DIR: contentDir, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
    detached: true,
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        if (/可以写了/.test(output)) resolve();
      });
    }
    server.on("exit", () => reject(new Error(output)));
  });
  return {
    output: () => output,
    // Kills the whole process group, because the server starts child processes.
    stop: () => void (server.pid && process.kill(-server.pid)),
  };
}

/**
 * Queries the GraphQL endpoint of `develop`. The server closes connections that are idle for five
 * seconds, and a request may use one that is about to close. A browser then retries,
 * and so does this function.
 * @returns the `data` and `errors` of the response
 */
export async function queryDevelop(request: APIRequestContext, origin: string, query: string) {
  const response = await request.post(`${origin}/___graphql`, { data: { query }, maxRetries: 2 });
  return response.json();
}
