// Bundles the browser's scripts of the site as they are with other providers, and prints where. Runs in a process of its
// own; see provider-sites.ts.

import path from "node:path";
import { bundleBrowser } from "../../src/postbuild/browser-bundle";
import { providerSites } from "./provider-sites";

const scripts: Record<string, string> = {};
for (const [name, site] of Object.entries(providerSites)) {
  const folder = path.resolve("test-results/providers", name);
  const { script } = await bundleBrowser(folder, site);
  scripts[name] = path.join(folder, script);
}
process.stdout.write(JSON.stringify(scripts));
