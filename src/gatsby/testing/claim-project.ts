// A program for tests that claims a project, as a build does.
import { claimProject } from "../only-build";

const [, , root = "", stay] = process.argv;

claimProject(root).then(
  () => {
    process.stdout.write("claimed\n");
    if (stay) setInterval(() => undefined, 1000);
  },
  (error: Error) => {
    process.stdout.write(error.message);
    process.exitCode = 1;
  },
);
