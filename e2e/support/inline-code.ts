import { createHash } from "node:crypto";

/** Returns the hashes of a page's inline scripts, in the format of a Content Security Policy. */
export function inlineHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
}
