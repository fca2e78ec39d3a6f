import path from "node:path";
import provideTemporaryFolder from "./temporary-folder";

/** Jest's global setup. Worker processes start later and inherit its environment. */
export default function globalSetup(): void {
  provideTemporaryFolder();
  // The tests do not read the owner's content, so that a change of it breaks no test.
  process.env.CONTENT_DIR = path.resolve("e2e/fixtures/unit");
}
