import { filesBelow } from "../../lib/node/files-below";

const index = /(^|\/)index\.html$/;

/**
 * Addresses of what lies in `static/`, which Gatsby copies as it is: of every file, and of every folder that has a page of
 * its own, a demonstration for example. A folder's ends with a slash, as that page's relative addresses want.
 */
export function staticAddresses(staticDir: string): string[] {
  return filesBelow(staticDir).flatMap((file) =>
    index.test(file) ? [`/${file.replace(index, "$1")}`, `/${file}`] : [`/${file}`],
  );
}
