import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isReallyInside, nearestFile } from "../../lib/node/files";
import { dirname } from "../../lib/paths";
import { type ArticleContext, reportError } from "../model/article-context";
import { contentPath } from "./content-path";

interface Inclusion {
  /** As the author names the file, for messages; `file="x"` by default. */
  readonly form?: (file: string) => string;
  /** In bytes; a listing of more than a megabyte is no listing. */
  readonly limit?: number;
}

/**
 * Text of a file that a fence includes, or a part of it. The context notes which file it is: the article has to be rendered
 * again when that changes.
 * @param written the path, relative to the article
 * @param lines `10-25`, or undefined for all
 * @returns null when it cannot be shown; the diagnostic is in the context
 */
export function includedFile(
  written: string,
  lines: string | undefined,
  line: number,
  context: ArticleContext,
  { form = (name) => `file="${name}"`, limit = 1_000_000 }: Inclusion = {},
): string | null {
  const { contentDir, file } = context.source;
  const path = contentPath(dirname(file), written);
  if (path !== null) context.includes.add(path);
  const absolute = path === null ? null : join(contentDir, path);
  if (absolute === null || !isReallyInside(absolute, contentDir)) {
    reportError(context, line, {
      message: `${form(written)}不在内容目录里`,
      fix: `${form("./code/x.cpp")}，放在文章旁边`,
    });
    return null;
  }
  try {
    if (statSync(absolute).size > limit) throw new Error(`文件大于${limit / 1_000_000} MB`);
    const text = readFileSync(absolute, "utf8")
      .replace(/^\uFEFF/, "")
      .replace(/\r\n?/g, "\n");
    return lines === undefined ? text : linesOf(text, lines, written, line, context);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const missing = code === "ENOENT";
    const meant = missing ? nearestFile(absolute, written) : undefined;
    reportError(context, line, {
      message: `${form(written)}${missing ? "不存在" : `无法读取：${message}`}`,
      fix: meant === undefined ? "改正路径" : form(meant),
    });
    return null;
  }
}

function linesOf(text: string, range: string, written: string, line: number, context: ArticleContext): string | null {
  const all = text.replace(/\n$/, "").split("\n");
  const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (from >= 1 && to >= from && to <= all.length) return all.slice(from - 1, to).join("\n");
  reportError(context, line, {
    message: `lines="${range}"不存在：${written}共${all.length}行`,
    fix: `lines="1-${all.length}"`,
  });
  return null;
}
