import { defineConfig, devices } from "@playwright/test";
import { fixtureSite } from "./e2e/support/fixture-site";
import { installedChromium } from "./scripts/chromium.mjs";

// Site code that the tests import reads the fixture site's settings.
process.env.CONTENT_DIR = fixtureSite.contentDir;

const executablePath = installedChromium();
const port = Number(process.env.E2E_PORT ?? 9100);
const originAt = (port: number) => `http://localhost:${port}`;

/**
 * The ports of the two sites that Playwright serves. Most tests use the fixture site. The checks of
 * the owner's content use the build of `content/`.
 */
const ports = { fixture: port + 1, content: port };

/** Flags that let Chromium run as root in a container and turn off its own network traffic. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

/** Checks of the build of content/. */
const content = /e2e\/content\/.+\.spec\.ts$/;

/** Tests of a small site with a path prefix; see e2e/support/prefixed-site.ts. */
const prefixed = /e2e\/prefixed\/.+\.spec\.ts$/;

/** Tests of `npm run test:nightly`; see scripts/lanes.mjs. */
const nightly = /e2e\/nightly\/.+\.spec\.ts$/;

/** Returns the configuration of a server that serves a built site with `e2e/support/serve.mjs`. */
const serve = (port: number, root: string) => ({
  command: "node e2e/support/serve.mjs",
  url: `${originAt(port)}/`,
  env: { E2E_PORT: String(port), E2E_ROOT: root },
  reuseExistingServer: !process.env.CI,
  // Gives the server time to remove its folder.
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
});

/**
 * Most tests run against production builds of the fixture site, of content/, and of a small site
 * with a path prefix. The others run `develop` or other commands.
 */
export default defineConfig({
  testDir: "e2e",
  // Jest runs the files in e2e/built, which end in .test.ts.
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/artifacts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A retry shows whether a test is broken or flaky. Neither may be merged,
  // because a flaky test hides what it found.
  retries: process.env.CI ? 2 : 0,
  failOnFlakyTests: Boolean(process.env.CI),
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toMatchAriaSnapshot: { children: "deep-equal", pathTemplate: "{testDir}/{testFilePath}-snapshots/{arg}{ext}" },
  },
  reporter: [["dot"], ["json", { outputFile: process.env.E2E_REPORT ?? "test-results/reports/playwright.json" }]],
  use: {
    baseURL: originAt(ports.fixture),
    locale: "zh-CN",
    // The service worker's cache would hide network requests. e2e/offline.spec.ts allows it.
    serviceWorkers: "block",
    // Each test reuses the previous test's page. Playwright first clears the page's storage, cache,
    // routes and scripts. That saves a sixth of the time. A test that changes anything else turns
    // this off.
    reuseContext: true,
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: "desktop", use: desktop, testIgnore: [content, prefixed, nightly, /\.phone\.spec\.ts$/] },
    { name: "phone", use: phone, testMatch: /\.phone\.spec\.ts$|accessibility\.spec\.ts$/ },
    { name: "content", use: { ...desktop, baseURL: originAt(ports.content) }, testMatch: content },
    { name: "prefixed", use: desktop, testMatch: prefixed },
    { name: "nightly", testMatch: nightly },
  ],
  webServer: [serve(ports.fixture, fixtureSite.publicDir), serve(ports.content, "public")],
});
