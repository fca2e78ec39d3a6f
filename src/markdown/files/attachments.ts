import { statSync } from "node:fs";
import { join } from "node:path";
import { quote } from "../../lib/diagnostic";
import { isReallyInside, nearestFile } from "../../lib/node/files";
import { decodePath } from "../../lib/paths";
import { elementMessages } from "../../text/diagnostics/article-messages";
import { type ArticleContext, reportError } from "../model/article-context";
import { encodeFile } from "./content-path";

/** Files of the content folder that become pages. */
const page = /\.mdx?$/i;

/** The file a placeholder stands for, if it is one that is published as it is; null for pages and for addresses. */
export function attachedFile(href: string): string | null {
  const [, encoded] = /^content:([^#]*)/.exec(href) ?? [];
  const file = encoded === undefined ? "" : decodePath(encoded);
  return file === "" || page.test(file) ? null : file;
}

/**
 * Notes a file that an article links to or plays, so that it is published.
 * @param file relative to the content folder
 * @param written as the author wrote it
 */
export function attach(
  file: string,
  written: string,
  line: number | undefined,
  attachments: Set<string>,
  context: ArticleContext,
): void {
  const absolutePath = join(context.source.contentDir, file);
  if (!isReallyInside(absolutePath, context.source.contentDir)) {
    reportError(context, line, elementMessages.outside(decodePath(written)));
    return;
  }
  attachments.add(file);
  if (statSync(absolutePath, { throwIfNoEntry: false })?.isFile()) return;
  const named = decodePath(written);
  const meant = nearestFile(absolutePath, named);
  reportError(context, line, {
    message: `文件${quote(named)}不存在`,
    fix: meant ? `写${encodeFile(meant)}` : "改正路径，它相对于这篇文章",
  });
}
