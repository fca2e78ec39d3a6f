import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { styleMessages } from "../../config/messages";
import { type Diagnostic, error } from "../../lib/diagnostic";
import { styleError } from "../../lib/node/style-error";

/**
 * Reports the style sheets that are not valid CSS. Skips other files and missing files.
 * @param files paths relative to the content folder
 */
export function checkStyles(files: readonly string[], contentDir: string): Diagnostic[] {
  const sheets = [...new Set(files)].filter((file) => file.endsWith(".css") && existsSync(path.join(contentDir, file)));
  return sheets.flatMap((file) => {
    const found = styleError(readFileSync(path.join(contentDir, file), "utf8"));
    if (found === null) return [];
    const { message, fix } = styleMessages.invalid(found.reason);
    return [error({ file, line: found.line }, message, fix)];
  });
}
