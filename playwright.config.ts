import { defineConfig, devices } from "@playwright/test";
import { installedChromium } from "./scripts/chromium.mjs";

const executablePath = installedChromium();
const origin = `http://localhost:${process.env.E2E_PORT ?? 9100}`;

/** Flags that let Chromium run as root in a container and turn off its own network traffic. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

/** Tests of a second, small build; see e2e/support/prefixed-site.ts. */
const prefixed = /e2e\/prefixed\/.+\.spec\.ts$/;

/** Tests of `npm run test:nightly`; see scripts/lanes.mjs. */
const nightly = /e2e\/nightly\/.+\.spec\.ts$/;

/** Tests run against the production build in `public/`, served by `e2e/support/serve.mjs`. */
export default defineConfig({
  testDir: "e2e",
  // Jest runs the files in e2e/built, which end in .test.ts.
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/artifacts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Tried again, a test shows whether it is broken or flaky. Neither may be merged: a flaky one hides what it found.
  retries: process.env.CI ? 2 : 0,
  failOnFlakyTests: Boolean(process.env.CI),
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toMatchAriaSnapshot: { children: "deep-equal", pathTemplate: "{testDir}/{testFilePath}-snapshots/{arg}{ext}" },
  },
  reporter: [["dot"], ["json", { outputFile: process.env.E2E_REPORT ?? "test-results/reports/playwright.json" }]],
  use: {
    baseURL: origin,
    locale: "zh-CN",
    // The service worker's cache would hide network behaviour; e2e/offline.spec.ts allows it.
    serviceWorkers: "block",
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: "desktop", use: desktop, testIgnore: [prefixed, nightly, /\.phone\.spec\.ts$/] },
    { name: "prefixed build", testMatch: /e2e\/prefixed\/build\.setup\.ts$/ },
    { name: "prefixed", use: desktop, testMatch: prefixed, dependencies: ["prefixed build"] },
    { name: "nightly", testMatch: nightly },
    {
      name: "phone",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
      testMatch: /\.phone\.spec\.ts$|accessibility\.spec\.ts$/,
    },
  ],
  webServer: {
    command: "node e2e/support/serve.mjs",
    url: `${origin}/`,
    reuseExistingServer: !process.env.CI,
  },
});
