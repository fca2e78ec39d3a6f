// npm start: installs what is missing, builds, serves the site at http://localhost:9000 and says so.
import { installPackages, mustRun, run } from "./lib.mjs";

installPackages();
mustRun("npm", ["run", "build"]);
console.log("\nThe site is at http://localhost:9000 (Ctrl+C ends it)\n");
process.exit(run("npm", ["run", "serve"]));
