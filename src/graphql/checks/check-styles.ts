import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { styleMessages } from "../../config/messages";
import { staticFile } from "../../content/files/static-files";
import { type Diagnostic, error } from "../../lib/diagnostic";
import { styleAddresses, styleError } from "../../lib/node/style-error";
import { decodePath } from "../../lib/paths";

/**
 * Reports style sheets that are not valid CSS, and files in their `url()` that do not exist. Skips
 * missing style sheets and files of other types.
 * @param files paths relative to the content folder
 */
export function checkStyles(files: readonly string[], contentDir: string): Diagnostic[] {
  const sheets = [...new Set(files)].filter((file) => file.endsWith(".css") && existsSync(path.join(contentDir, file)));
  return sheets.flatMap((file) => {
    const css = readFileSync(path.join(contentDir, file), "utf8");
    const found = styleError(css);
    if (found !== null) return [error({ file, line: found.line }, styleMessages.invalid(found.reason))];
    return styleAddresses(css).flatMap(({ address, line }) =>
      isMissing(address, path.join(contentDir, file)) ? [error({ file, line }, styleMessages.noFile(address))] : [],
    );
  });
}

/**
 * Returns whether an address in a style sheet leads to a file that does not exist: beside the style
 * sheet, or in static/ if it begins with a slash. Addresses of other sites are not checked.
 */
function isMissing(address: string, sheet: string): boolean {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(address)) return false;
  const name = decodePath(address.replace(/[?#].*$/s, ""));
  return name.startsWith("/") ? staticFile(name) === null : !existsSync(path.resolve(path.dirname(sheet), name));
}
