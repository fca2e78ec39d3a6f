// Builds the small sites of the end-to-end tests in advance (e2e/support/second-sites.ts).
// With `--imported` it builds the sites imported from other generators instead
// (e2e/support/imported-sites.ts).
import { withProject } from "../e2e/support/gatsby";
import { buildImportedSites } from "../e2e/support/imported-sites";
import { buildSecondSites } from "../e2e/support/second-sites";

const built = process.argv.includes("--imported") ? withProject(buildImportedSites) : buildSecondSites();
built.catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
