import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { SourceText } from "./source-text";

/** Removes and notes scripts and stylesheets, which this site's pages must not contain. */
export function withoutScripts(source: SourceText, file: string, notes: Notes): SourceText {
  return source.replaceOutsideCode(
    /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<(?:script|style|link)\b[^>]*\/>/gi,
    (match, line) => {
      notes.left({ file, line, found: `<${match[1] ?? "link"}>` }, foreignMessages.script);
      return "";
    },
  );
}
