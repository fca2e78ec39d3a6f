import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isHashedChunk } from "./hashed-chunk";
import { type SplitStyles, splitStyles } from "./split-styles";

/** Names of the files, below the site's base path; null where nothing is in them. */
export interface LaterStyles {
  /** Linked in every page; browsers fetch it after all else. */
  readonly print: string | null;
  /** Fetched with the scripts. */
  readonly scripting: string | null;
}

/**
 * Writes what all stylesheets of the build say of paper, and of what only scripts show, into one file each. Stylesheets of
 * other templates, which come with them, have their own again; it does no harm.
 * @param publicDir the folder that is deployed, with the stylesheets webpack has written
 */
export function writeLaterStyles(publicDir: string): LaterStyles {
  const parts = readdirSync(publicDir)
    .filter((file) => isStylesheet(file))
    .sort()
    .map((file) => splitStyles(readFileSync(path.join(publicDir, file), "utf8")));
  const write = (name: Exclude<keyof SplitStyles, "first">) => {
    // Templates share much, and each has it in its own stylesheet.
    const css = [...new Set(parts.flatMap((part) => part[name]))].join("");
    if (css === "") return null;
    const digest = createHash("sha256").update(css).digest("hex").slice(0, 20);
    writeFileSync(path.join(publicDir, `${name}.${digest}.css`), css);
    return `${name}.${digest}.css`;
  };
  return { print: write("print"), scripting: write("scripting") };
}

/** One of webpack's, not one that was written here before. */
function isStylesheet(file: string): boolean {
  return isHashedChunk(file) && file.endsWith(".css") && !/^(?:print|scripting)\./.test(file);
}

const style = /(<style data-href="[^"]*"[^>]*>)([^<]*)(<\/style>)/g;

/** Leaves in a page's styles what it is first seen by, and links the rest of what it needs without scripts. */
export function keepFirstStyles(html: string, { print }: LaterStyles, baseUrl: string): string {
  const end = [...html.matchAll(style)].at(-1);
  if (end === undefined) return html;
  const link = print === null ? "" : `<link rel="stylesheet" media="print" href="${baseUrl}${print}">`;
  const last = end.index + end[0].length;
  const shorten = (part: string) =>
    part.replace(style, (_all, open: string, css: string, close: string) => `${open}${firstOf(css)}${close}`);
  return `${shorten(html.slice(0, last))}${link}${html.slice(last)}`;
}

/** The same few stylesheets stand in every page. */
const known = new Map<string, string>();

function firstOf(css: string): string {
  const first = known.get(css) ?? splitStyles(css).first;
  known.set(css, first);
  return first;
}
