// npm run develop: runs `gatsby develop`, and restarts it after each valid change of a setting in
// site.yml, because Gatsby reads that file only when it starts.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { developOutput, inContent } from "./develop-output.mjs";
import { freePort } from "./free-port.mjs";
import { forwardSignals, gatsby, gatsbyEnvironment } from "./lib.mjs";

/** The exit code that asks for a restart. src/gatsby/hooks/create-pages.ts sets it. */
const again = 75;

/**
 * Runs Gatsby until it ends without asking for a restart.
 * @returns Gatsby's exit code
 */
export async function run({ values, words }) {
  const port = await freePort(8000, { wanted: values.port, words });
  /**
   * The environment of each run. Every restart uses the same port, so that open pages reconnect.
   */
  const env = { ...gatsbyEnvironment(), PORT: String(port), DEVELOP_AGAIN: "1" };
  const args = ["--port", String(port), ...(values.host ? ["--host", values.host] : [])];
  let { open } = values;
  let status;
  do {
    console.log(words.develop.starting);
    status = await develop({ args: open ? [...args, "--open"] : args, env, words, port });
    open = false;
  } while (status === again);
  return status;
}

/**
 * Runs Gatsby once.
 * @returns its exit code
 */
async function develop({ args, env, words, port }) {
  const content = path.resolve(env.CONTENT_DIR || "content");
  const child = spawn(process.execPath, [gatsby, "develop", ...args], { env, stdio: ["inherit", "pipe", "pipe"] });
  const shown = developOutput(words, `http://localhost:${port}/`);
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    createInterface({ input: from }).on("line", (line) => {
      const text = shown(inContent(line, content));
      if (text !== null) to.write(`${text}\n`);
    });
  }
  const stop = forwardSignals(child);
  const [status] = await once(child, "close");
  stop();
  return status ?? 130;
}
