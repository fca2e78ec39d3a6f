import { readFile } from "node:fs/promises";
import path from "node:path";
import { type BuildFailure, build, type Message } from "esbuild";
import type { Compiler } from "webpack";
import { styleError } from "../lib/node/style-error";
import { bundleOptions, filesToMend, inContentFolder } from "../markdown/mdx/component-bundle";

/**
 * A webpack plugin for `gatsby develop`. While a script or a style sheet of the content folder has
 * an error, webpack compiles its last valid version, or an empty module, because Gatsby's own error
 * message would cover the page. The author panel (src/components/author-tools) shows the error
 * instead.
 */
export class LastGoodCode {
  private readonly versions = new Map<string, string>();

  constructor(private readonly contentDir: string) {}

  apply({ hooks, webpack }: Compiler): void {
    const name = "LastGoodCode";
    hooks.compilation.tap(name, (compilation) => {
      const { readResource } = webpack.NormalModule.getCompilationHooks(compilation);
      // `undefined` stands for modules without a scheme, such as files. This hook runs before
      // webpack's own, which reads files from the disk at stage 0.
      readResource.for(undefined as never).tapPromise({ name, stage: -1 }, async (module) => {
        const file = module.resourcePath;
        if (!this.isInContent(file)) return undefined as never;
        module.addDependency(file);
        const isStyle = file.endsWith(".css");
        const code = await readFile(file, "utf8");
        const errors = isStyle ? [] : await bundleErrors(file);
        if (errors.length === 0 && !(isStyle && styleError(code))) this.versions.set(file, code);
        for (const cause of errors.flatMap((failure) => filesToMend(failure, this.contentDir))) {
          module.addMissingDependency(path.join(this.contentDir, cause));
        }
        return this.versions.get(file) ?? (isStyle ? "" : "export {};");
      });
    });
  }

  private isInContent(file: string): boolean {
    const inContent = inContentFolder(file, this.contentDir);
    return /\.(?:[jt]sx?|css)$/.test(file) && !/^\.\.\/|(?:^|\/)node_modules\//.test(inContent);
  }
}

/** Returns the errors of a script and its imports. */
async function bundleErrors(file: string): Promise<readonly Message[]> {
  try {
    await build(bundleOptions(file));
    return [];
  } catch (error) {
    return (error as BuildFailure).errors;
  }
}
