// npm start: installs missing packages, builds, and serves the site at http://localhost:9000.
import { installPackages, mustRun, run } from "./lib.mjs";

installPackages();
mustRun("npm", ["run", "build"]);
console.log("\nThe site is at http://localhost:9000 (Ctrl+C ends it)\n");
process.exit(run("npm", ["run", "serve"]));
