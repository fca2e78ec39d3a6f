import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import type { EvaluationAnswer } from "./module-process";
import { scratchFile } from "./scratch-file";

/**
 * Time limit in milliseconds. A configuration that takes longer probably never ends, or waits for
 * the network.
 */
export const timeLimit = 20_000;

/** The reason why a module has no value. */
export interface Failure {
  readonly failure: "threw" | "hung" | "ended" | "refused";
  readonly message: string;
  readonly missing: readonly string[];
}

/** The value of a module as plain data, or the reason why there is none. */
export type Evaluation = { readonly value: unknown; readonly missing: readonly string[] } | Failure;

/**
 * Runs a JavaScript or TypeScript module of another project in a separate process. Takes its
 * default export, or all its exports if there is none, and calls it if it is a function. Packages
 * that are not installed, some site generators and their plugins, and files such as styles and
 * pictures are stubbed. Nothing runs under `CONTENT_TRUST=none`.
 * @param file absolute path
 * @param aliases folders by import prefix: `{ "@site/": "/home/me/site" }`
 * @param limit time limit in milliseconds
 * @param asked options that may be functions of a string, with the arguments to call them with:
 * `{ rewrites: ["a.md"] }`
 */
export async function evaluateModule(
  file: string,
  aliases: Readonly<Record<string, string>> = {},
  limit = timeLimit,
  asked: Readonly<Record<string, readonly string[]>> = {},
): Promise<Evaluation> {
  if (process.env["CONTENT_TRUST"] === "none") return { failure: "refused", message: "", missing: [] };
  const script = await compiledProcess();
  return new Promise((resolve) => {
    const child = fork(script, {
      // Generators start in the folder of the project's package.json, so configurations resolve
      // relative paths from there.
      cwd: packageFolder(path.dirname(file)),
      env: plainEnvironment(),
      execArgv: [],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    let isDone = false;
    const done = (evaluation: Evaluation) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      child.kill("SIGKILL");
      resolve(evaluation);
    };
    const timer = setTimeout(() => done({ failure: "hung", message: `${limit / 1000} s`, missing: [] }), limit);
    child.once("message", ({ value, error, missing }: EvaluationAnswer) =>
      done(error === undefined ? { value, missing } : { failure: "threw", message: error, missing }),
    );
    // The answer may arrive after the event `exit`, but not after `close`.
    child.once("close", (code) => done({ failure: "ended", message: String(code), missing: [] }));
    child.send({ file, aliases, asked });
  });
}

/**
 * Returns the environment for an untrusted configuration: `NODE_ENV`, the paths of programs, the
 * home folder, temporary files and Windows, the language, and no other variables of this process.
 */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, LANG, TMPDIR, SystemRoot, NODE_ENV: "production" };
}

function packageFolder(folder: string): string {
  for (let above = folder; above !== path.dirname(above); above = path.dirname(above)) {
    if (existsSync(path.join(above, "package.json"))) return above;
  }
  return folder;
}

let compiled: Promise<string> | undefined;

/**
 * Compiles the script that runs in the separate process, once. Writes it under this project's
 * folder, so that Node can resolve packages from there.
 */
function compiledProcess(): Promise<string> {
  compiled ??= (async () => {
    const outfile = scratchFile(process.cwd(), `module-process-${process.pid}.cjs`);
    const entryPoints = [path.resolve("packages/import/evaluate/module-process.ts")];
    await build({ entryPoints, outfile, bundle: true, platform: "node", target: "node20", packages: "external" });
    return outfile;
  })();
  return compiled;
}
