import provideTemporaryFolder from "./temporary-folder";

/** What a run of Jest begins with; the processes that run the tests start later, and inherit its environment. */
export default function globalSetup(): void {
  provideTemporaryFolder();
  // Tests compare what a build says, and most of them do it in one language.
  process.env.BUILD_MESSAGES = "en";
}
