import { createHash } from "node:crypto";

/** The hashes of a page's inline scripts, in the form of a content security policy. */
export function inlineHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
}
