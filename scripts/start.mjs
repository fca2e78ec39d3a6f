// npm start: installs missing packages, builds, and serves the site at http://localhost:9000.
import { installPackages, mustRun, run } from "./lib.mjs";

await installPackages();
mustRun("npm", ["run", "build"]);
process.exit(run("npm", ["run", "--silent", "serve"]));
