// Builds the small sites for the end-to-end tests in advance; see e2e/support/second-sites.ts.
import { buildSecondSites } from "../e2e/support/second-sites";

buildSecondSites().then(
  () =>
    console.log("small sites built: imported ones, for Docusaurus, posts alone, docs alone, and a folder of a host"),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
