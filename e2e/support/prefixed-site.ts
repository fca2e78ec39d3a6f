import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { test as base, type Page } from "@playwright/test";

/** A small site with a path prefix and analytics, which is built for the tests. */
export const prefixed = {
  prefix: "/notes",
  url: "https://host.example",
  trackingId: "G-TEST123",
  publicDir: path.resolve("test-results/prefixed/public"),
  contentDir: path.resolve("e2e/fixtures/prefixed"),
} as const;

/**
 * The test function for the `prefixed` site, with a server per worker. `baseURL` is the origin,
 * without the path prefix.
 */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters
    async ({}, use, { workerIndex }) => {
      await withServer({ root: prefixed.publicDir, prefix: prefixed.prefix, port: 9200 + (workerIndex % 100) }, use);
    },
    { scope: "worker" },
  ],
  baseURL: ({ origin }, use) => use(origin),
});

/**
 * Answers requests to other hosts, for analytics and comments, with an empty page, because tests
 * cannot reach them.
 */
export async function answerOtherHosts(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
}

interface Served {
  readonly root: string;
  readonly prefix?: string;
  readonly port: number;
}

/** Serves a built site while `use` runs, with nginx if it is installed. */
export async function withServer({ root, prefix = "", port }: Served, use: (origin: string) => Promise<void>) {
  const origin = `http://localhost:${port}`;
  const server = spawn("node", ["e2e/support/serve.mjs"], {
    env: { ...process.env, E2E_PORT: String(port), E2E_ROOT: root, E2E_PREFIX: prefix },
    stdio: "ignore",
  });
  try {
    await answers(`${origin}${prefix}/`, server);
    await use(origin);
  } finally {
    server.kill();
  }
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the server of the prefixed site did not start");
}
