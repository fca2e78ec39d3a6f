// Bundles the site's browser scripts for each provider, and prints the paths of the main scripts as
// JSON. Runs in a separate process; see provider-sites.ts.

import path from "node:path";
import { bundleBrowser } from "../../src/bundle/browser-bundle";
import { providerSites } from "./provider-sites";

const scripts: Record<string, string> = {};
for (const [name, site] of Object.entries(providerSites)) {
  const folder = path.resolve("test-results/providers", name);
  const { script } = await bundleBrowser(folder, site);
  scripts[name] = path.join(folder, script);
}
process.stdout.write(JSON.stringify(scripts));
