import { foreignMessages } from "../messages/messages";
import type { ImportedFile } from "../model";
import type { Notes } from "../notes";
import type { Project } from "../project";

const charset = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * Imports a file that is served unchanged. An HTML page that does not declare UTF-8 gets a
 * declaration, because the site's Content Security Policy is inserted after it.
 */
export function staticFile(project: Project, from: string, address: string, notes: Notes): ImportedFile {
  const target = `static${address}`;
  if (!/\.html?$/i.test(from)) return { target, from };
  const text = project.read(from);
  if (charset.test(text)) return { target, from };
  notes.changed({ file: from }, foreignMessages.charset);
  const head = /<head[^>]*>|<!doctype[^>]*>(?:\s*<html[^>]*>)?/i.exec(text);
  const at = head ? head.index + head[0].length : 0;
  return { target, text: `${text.slice(0, at)}<meta charset="utf-8">${text.slice(at)}`, source: from };
}
