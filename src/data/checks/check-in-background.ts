import type { Compiler } from "webpack";
import { BackgroundRenderer } from "../article/render-in-background";
import type { Render } from "../article/render-in-turn";

let checked: Promise<void> = Promise.resolve();

/**
 * Checks content while Gatsby goes on with what needs no article: it extracts queries and bundles code, for the most part
 * in one thread.
 * @param root absolute path of the project
 * @param check does it, and renders with what it is handed, which is a thread of its own
 * @returns when it is done
 */
export function checkInBackground(root: string, check: (render: Render) => Promise<void>): Promise<void> {
  const renderer = new BackgroundRenderer(root);
  checked = check(renderer.render).finally(() => renderer.close());
  // A failure is reported by who waits.
  checked.catch(() => undefined);
  return checked;
}

/**
 * A webpack plugin that lets nothing be written before the content has been checked: a build with a mistake in an article
 * leaves the folder with the site as it is.
 */
export class CheckedContentFirst {
  apply(compiler: Compiler): void {
    compiler.hooks.emit.tapPromise("CheckedContentFirst", () => checked);
  }
}
