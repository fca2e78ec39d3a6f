import type { Compilation, Compiler, WebpackPluginInstance } from "webpack";

/**
 * Has pages rendered again when a stylesheet has changed. Gatsby writes styles into pages, yet renders one anew only when
 * its data or the code that renders it has changed, and that code knows nothing but the names of classes.
 */
export class PageStyles {
  private names = "";

  /** For the browser's bundle, which comes first: the names of its stylesheets change with their content. */
  readonly note: WebpackPluginInstance = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap("PageStyles", ({ compilation }) => {
        const styles = Object.keys(compilation.assets).filter((name) => name.endsWith(".css"));
        this.names = styles.sort().join();
      }),
  };

  /** For the code that renders pages: its hash, by which Gatsby goes, says now of the stylesheets too. */
  readonly count: WebpackPluginInstance = {
    apply: ({ hooks }: Compiler) =>
      hooks.thisCompilation.tap("PageStyles", (compilation: Compilation) =>
        compilation.hooks.chunkHash.tap("PageStyles", (_, hash) => hash.update(this.names)),
      ),
  };
}
