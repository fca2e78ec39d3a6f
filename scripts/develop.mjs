// npm run develop: runs gatsby develop, and again after each change of site.yml, which Gatsby reads once.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { developOutput } from "./develop-output.mjs";
import { freePort } from "./free-port.mjs";
import { environment } from "./lib.mjs";
import { wordsFor } from "./words.mjs";

/** The exit code of src/gatsby/hooks/create-pages.ts. */
const again = 75;

const content = path.resolve(process.env.CONTENT_DIR || "content");
const { develop: words } = wordsFor(content);
const args = process.argv.slice(2);
const [, port] = / (?:--port|-p)[= ](\d+)/.exec(` ${args.join(" ")}`) ?? ["", String(await freePort(8000))];

/** The same port after each restart, so that pages which are open find it again. */
const env = { ...environment, PORT: port, DEVELOP_AGAIN: "1", GATSBY_LOGGER: "yurnalist" };

/** Runs Gatsby once. @returns its exit code */
async function develop() {
  const child = spawn("npx", ["gatsby", "develop", ...args], { env, stdio: ["inherit", "pipe", "pipe"] });
  const shown = developOutput(words, `http://localhost:${port}/`);
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    createInterface({ input: from }).on("line", (line) => {
      const text = shown(line.replaceAll(`${content}${path.sep}`, ""));
      if (text !== null) to.write(`${text}\n`);
    });
  }
  const stop = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
  const [status] = await once(child, "close");
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, stop);
  return status ?? 130;
}

let status;
do {
  console.log(words.starting);
  status = await develop();
} while (status === again);
process.exit(status);
