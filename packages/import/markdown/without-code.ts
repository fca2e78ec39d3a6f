import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { SourceText } from "./source-text";

/** Removes scripts and stylesheets from a page. Pages of this site must not contain them. */
export function withoutScripts(source: SourceText, file: string, notes: Notes): SourceText {
  return source.replaceOutsideCode(
    /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<(?:script|style|link)\b[^>]*\/>/gi,
    (match, line) => {
      notes.left({ file, line, found: `<${match[1] ?? "link"}>` }, foreignMessages.script);
      return "";
    },
  );
}
