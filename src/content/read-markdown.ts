import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileStamp } from "../lib/node/file-stamp";
import { type FrontMatter, parseFrontMatter } from "./front-matter";
import { decodeText } from "./read-text";

/** A Markdown file as it was read. */
export interface MarkdownFile extends FrontMatter {
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string;
}

interface Read {
  readonly stamp: string;
  readonly file: MarkdownFile;
}

/** Gatsby compiles gatsby-config.ts and gatsby-node.ts apart; on the global object both find the same files. */
const shared = globalThis as { [filesKey]?: Map<string, Read> };
const filesKey = Symbol.for("content/read-markdown");

/**
 * Reads a Markdown file of the content folder: decoded, its front matter parsed, its body cut off. A file is read once in
 * a process, and again only when it has changed.
 * @param file path relative to the content folder
 * @returns `diagnostics` hold what is wrong with its encoding or its front matter
 * @throws where there is no such file
 */
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
  const digest = createHash("sha256").update(bytes).digest("hex");
  return { ...parsed, digest, diagnostics: [...diagnostics, ...parsed.diagnostics] };
}
