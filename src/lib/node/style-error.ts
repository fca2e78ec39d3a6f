import postcss, { CssSyntaxError } from "postcss";

/** Returns the syntax error of a style sheet, or null if the bundlers can read it. */
export function styleError(css: string): { line: number | undefined; reason: string } | null {
  try {
    postcss.parse(css);
    return null;
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return { line: error.line, reason: error.reason };
  }
}
