import { readFileSync } from "node:fs";
import path from "node:path";
import { decodeText } from "../../config/read-text";
import { digestOf, fileStamp } from "../../lib/node/files";
import { type FrontMatter, parseFrontMatter } from "./front-matter";

/** A parsed Markdown file, with the SHA-256 of its bytes in hexadecimal. */
type MarkdownFile = FrontMatter & { readonly digest: string };

type Read = { readonly stamp: string; readonly file: MarkdownFile };

/** Gatsby compiles gatsby-config.ts and gatsby-node.ts separately; the global object lets them share the cache. */
const shared = globalThis as { [filesKey]?: Map<string, Read> };
const filesKey = Symbol.for("content/read-markdown");

/** Reads, decodes and splits a Markdown file of the content folder; again only after a change. @throws if it does not exist */
export function readMarkdown(contentDir: string, file: string): MarkdownFile {
  shared[filesKey] ??= new Map();
  const absolutePath = path.join(contentDir, file);
  const { stamp } = fileStamp(absolutePath);
  const known = shared[filesKey].get(absolutePath);
  if (known?.stamp === stamp) return known.file;
  const read = parse(readFileSync(absolutePath), file);
  shared[filesKey].set(absolutePath, { stamp, file: read });
  return read;
}

function parse(bytes: Uint8Array, file: string): MarkdownFile {
  const { text, diagnostics } = decodeText(bytes, file);
  const parsed = parseFrontMatter(text, file);
  return { ...parsed, digest: digestOf(bytes, 64), diagnostics: [...diagnostics, ...parsed.diagnostics] };
}
