import path from "node:path";
import provideTemporaryFolder from "./temporary-folder";

/** Runs before all tests. Worker processes start later and inherit this environment. */
export default function globalSetup(): void {
  provideTemporaryFolder();
  // Tests do not read the owner's content, so that changing it breaks no test.
  process.env.CONTENT_DIR = path.resolve("e2e/fixtures/unit");
}
