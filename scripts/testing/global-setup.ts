import path from "node:path";
import provideTemporaryFolder from "./temporary-folder";

/** Jest's global setup. Worker processes start later and inherit its environment. */
export default function globalSetup(): void {
  provideTemporaryFolder();
  // Not the owner's content: who writes another title has no test to mend.
  process.env.CONTENT_DIR = path.resolve("e2e/fixtures/unit");
}
