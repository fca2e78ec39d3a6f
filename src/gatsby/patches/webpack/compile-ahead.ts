import type { Compiler } from "webpack";

/** What V8 looks for at the top of a file: https://v8.dev/blog/explicit-compile-hints (Chrome 136; others see a comment). */
const hint = "//# allFunctionsCalledOnLoad";

/** The chunks that run from end to end when a page becomes alive: React with its DOM, and the site's own frame. */
const startChunks = /^(?:app|framework)-[^/]+\.js$/;

/** Behind the minimizers, which begin at stage 400 and leave out comments; ahead of the hashes, which are 2500. */
const afterMinifying = 500;

/**
 * Has browsers with V8 compile the chunks every page starts with as they arrive, in a thread of their own. Else each
 * function is read over at first and compiled by the main thread when it is called: to evaluate both chunks took 19 ms
 * instead of 35, and the first page that is opened on a slow phone shows 40 ms earlier. For templates and for the search
 * modal, of which much is never called, it made no difference.
 */
export class CompileAhead {
  apply(compiler: Compiler): void {
    const { BannerPlugin } = compiler.webpack;
    new BannerPlugin({ banner: hint, raw: true, test: startChunks, stage: afterMinifying }).apply(compiler);
  }
}
