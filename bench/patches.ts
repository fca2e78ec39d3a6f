// npm run bench:patches -- [--runs 5] [--generated] NAME …: what a patch of src/gatsby/patches gains. Each
// run builds with all patches and then without each of those named, so that all see the same machine, and prints the
// medians: docs/gatsby.md is written from them.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { filesBelow } from "../src/lib/node/files-below";
import { generatePages, shareOut } from "./generate-pages";
import { measureBuild } from "./measure/measure-build";
import { ours } from "./sites/ours";

interface Sample {
  readonly seconds: number;
  /** Processor time of all processes, in seconds. */
  readonly cpu: number;
  readonly megabytes: number;
  /** One long doc, and all scripts and style sheets of the site; gzip. */
  readonly page: number;
  readonly code: number;
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "5" }, generated: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const project = await ours.prepare(values.generated ? generatePages(shareOut(1100)) : "own");
  const sample = async (without: string): Promise<Sample> => {
    project.clean();
    const env = { ...project.build.env, WITHOUT_PATCHES: without };
    // `times` prints what all children have used; its last line is theirs.
    const command = [project.build.command, ...project.build.args].join(" ");
    const shell = { ...project.build, command: "sh", args: ["-c", `${command} >/dev/null && times >times.txt`], env };
    const cost = await measureBuild(shell, 1800);
    if ("failure" in cost) throw new Error(`without ${without || "nothing"}: ${cost.failure}`);
    return { ...cost, cpu: cpuOf(path.join(project.build.cwd, "times.txt")), ...weightOf(project.output) };
  };
  const samples = new Map<string, Sample[]>(["", ...positionals].map((name) => [name, []]));
  for (let run = 0; run < Number(values.runs); run++) {
    for (const [name, taken] of samples) taken.push(await sample(name));
  }
  const rows = [...samples].map(([name, taken]) => [name === "" ? "all patches" : `without ${name}`, medians(taken)]);
  console.table(Object.fromEntries(rows));
}

/** Seconds from `1m2.345s 0m6.789s`. */
function cpuOf(file: string): number {
  const children = readFileSync(file, "utf8").trim().split("\n").at(-1) ?? "";
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest),
    0,
  );
}

function weightOf(output: string): Pick<Sample, "page" | "code"> {
  const sizeOf = (file: string) => gzipSync(readFileSync(path.join(output, file)), { level: 9 }).length;
  const files = filesBelow(output);
  const pages = files.filter((file) => /^docs\/.*\.html$/.test(file)).map(sizeOf);
  const code = files.filter((file) => /^[^/]+\.(?:js|css)$/.test(file)).map(sizeOf);
  return { page: Math.max(...pages), code: code.reduce((sum, size) => sum + size, 0) };
}

function medians(samples: readonly Sample[]): Sample {
  const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const of = (name: keyof Sample) => Math.round(median(samples.map((sample) => sample[name])) * 10) / 10;
  return { seconds: of("seconds"), cpu: of("cpu"), megabytes: of("megabytes"), page: of("page"), code: of("code") };
}

if (spawnSync("sh", ["-c", "times"]).status !== 0) throw new Error("this needs a POSIX shell");
main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
