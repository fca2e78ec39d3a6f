import provideTemporaryFolder from "./temporary-folder";

/** Jest's global setup. Worker processes start later and inherit its environment. */
export default function globalSetup(): void {
  provideTemporaryFolder();
  // Tests compare build messages, most of them in one language.
  process.env.BUILD_MESSAGES = "en";
}
