import postcss, { CssSyntaxError } from "postcss";

/**
 * Checks the syntax of a style sheet.
 * @returns the line, counted from 1, and the reason of the syntax error; null if there is none
 */
export function styleError(css: string): { line: number | undefined; reason: string } | null {
  try {
    postcss.parse(css);
    return null;
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return { line: error.line, reason: error.reason };
  }
}
