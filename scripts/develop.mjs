// npm run develop: runs gatsby develop, and again after each change of site.yml, which Gatsby reads once.
import { freePort } from "./free-port.mjs";
import { environment, run } from "./lib.mjs";

/** The exit code of src/gatsby/hooks/create-pages.ts. */
const again = 75;

/** The same after each restart, so that pages which are open find it again. */
const env = { ...environment, PORT: String(await freePort(8000)), DEVELOP_AGAIN: "1", GATSBY_LOGGER: "yurnalist" };
let status;
do {
  status = run("npx", ["gatsby", "develop", ...process.argv.slice(2)], { env });
} while (status === again);
process.exit(status);
