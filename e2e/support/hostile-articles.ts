import { execFileSync } from "node:child_process";
import path from "node:path";
import { build } from "esbuild";

export interface HostileArticle {
  /** What the author wrote. */
  readonly vector: string;
  readonly format: "md" | "mdx";
  /** HTML of the article in its page, and in a feed. */
  readonly page: string;
  readonly feed: string;
}

/**
 * Takes the vectors of src/article/sanitize/testing through the article pipeline, in both formats. In Node's own module
 * system: most packages of the pipeline are ES modules, which the tests' loader does not take.
 */
export async function hostileArticles(): Promise<HostileArticle[]> {
  const outfile = path.resolve(`test-results/hostile-articles-${process.pid}.mjs`);
  await build({
    entryPoints: [path.resolve("e2e/support/hostile-articles.entry.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  });
  return JSON.parse(execFileSync(process.execPath, [outfile], { encoding: "utf8", maxBuffer: 100_000_000 }));
}
