import { createHash } from "node:crypto";

/** The parts of webpack that are used here. */
interface Stats {
  readonly compilation: { hash: string | null; readonly assets: Readonly<Record<string, unknown>> };
}
interface Compiler {
  readonly hooks: {
    readonly done: { tap(options: { name: string; stage: number }, done: (stats: Stats) => void): void };
  };
}

/**
 * A webpack plugin that makes the hash of the build say what the code is. Gatsby writes it into every page, and an open
 * page that meets another one takes the site for newly deployed. webpack's own counts the style sheets it had to compile
 * on the way, so it is one value in a first build and another in a second one with a cache. The names of the files change
 * with their content.
 */
export class CodeHash {
  apply(compiler: Compiler): void {
    // Ahead of Gatsby, which reads the hash when webpack is done.
    compiler.hooks.done.tap({ name: "CodeHash", stage: -100 }, ({ compilation }) => {
      const names = Object.keys(compilation.assets).sort();
      compilation.hash = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 20);
    });
  }
}
