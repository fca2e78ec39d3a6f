// npm run build: builds the site into public/.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { buildOutput, inContent } from "./develop-output.mjs";
import { forwardSignals, gatsby, gatsbyEnvironment, runForeground } from "./lib.mjs";
import { isWatched, listProgress, showProgress } from "./progress.mjs";

/**
 * Builds the site.
 * @returns Gatsby's exit code
 */
export function run({ values, words }) {
  const env = {
    ...gatsbyEnvironment(["--max-semi-space-size=64"]),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || ".cache/node",
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || "2",
  };
  const args = [gatsby, "build", "--prefix-paths"];
  return values.verbose ? runForeground(process.execPath, args, { env }) : build(args, env, words);
}

/**
 * Runs the build and shows its progress in the site's language, in place of Gatsby's list of steps.
 */
async function build(args, env, words) {
  const content = path.resolve(env.CONTENT_DIR || "content");
  const { show, part } = buildOutput(words);
  const lineOf = (seconds) => words.build.progress(words.build.parts[part()], seconds);
  const progress = isWatched ? showProgress(lineOf) : listProgress(lineOf);
  const child = spawn(process.execPath, args, { env, stdio: ["inherit", "pipe", "pipe"] });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    createInterface({ input: from }).on("line", (line) => {
      const partBefore = part();
      const text = show(inContent(line, content));
      if (text !== null) progress.print(text, to);
      if (part() !== partBefore) progress.draw();
    });
  }
  const stop = forwardSignals(child);
  const [status] = await once(child, "close");
  stop();
  progress.stop();
  if (status === 0) console.log(words.build.done(progress.seconds()));
  return status ?? 130;
}
