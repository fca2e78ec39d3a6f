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

/** An address in a style sheet, and its line, counted from 1. */
interface StyleAddress {
  readonly address: string;
  readonly line: number | undefined;
}

/** Returns the addresses in `url()` of a valid style sheet. */
export function styleAddresses(css: string): StyleAddress[] {
  const found: StyleAddress[] = [];
  postcss.parse(css).walk((node) => {
    const value = node.type === "decl" ? node.value : node.type === "atrule" ? node.params : "";
    for (const [, quoted, plain] of value.matchAll(/\burl\(\s*(?:["']([^"']*)["']|([^"')\s]*))\s*\)/gi)) {
      found.push({ address: quoted ?? plain ?? "", line: node.source?.start?.line });
    }
  });
  return found;
}
