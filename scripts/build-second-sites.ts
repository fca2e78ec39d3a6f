// Builds the small sites for the end-to-end tests in advance. See e2e/support/second-sites.ts.
import { buildSecondSites } from "../e2e/support/second-sites";

const withImports = !process.argv.includes("--without-imports");
const imported = withImports ? "imported ones, " : "";
buildSecondSites({ withImports }).then(
  () => console.log(`small sites built: ${imported}for Docusaurus, posts alone, docs alone, and a folder of a host`),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
