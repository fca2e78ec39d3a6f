import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { test as base } from "@playwright/test";

/** The second build of the tests: a small site with a path prefix and analytics. */
export const prefixed = {
  prefix: "/notes",
  url: "https://host.example",
  trackingId: "G-TEST123",
  publicDir: path.resolve("test-results/prefixed/public"),
  contentDir: path.resolve("e2e/fixtures/prefixed"),
} as const;

/** Test fixture for that build, with a server per worker. `baseURL` is the host, without the path prefix. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters
    async ({}, use, { workerIndex }) => {
      const port = 9200 + (workerIndex % 100);
      const origin = `http://localhost:${port}`;
      const server = spawn("node", ["e2e/support/serve.mjs"], {
        env: { ...process.env, E2E_PORT: String(port), E2E_ROOT: prefixed.publicDir, E2E_PREFIX: prefixed.prefix },
        stdio: "ignore",
      });
      await answers(`${origin}${prefixed.prefix}/`, server);
      await use(origin);
      server.kill();
    },
    { scope: "worker" },
  ],
  baseURL: ({ origin }, use) => use(origin),
});

async function answers(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the server of the prefixed site did not start");
}
