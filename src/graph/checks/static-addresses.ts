import { filesBelow } from "../../lib/node/files-below";

const index = /(^|\/)index\.html$/;

/**
 * Addresses of the files in `static/`, which Gatsby copies unchanged. A folder with an index page, such as a demonstration,
 * has an address too. It ends with a slash, because the page's relative addresses depend on it.
 */
export function staticAddresses(staticDir: string): string[] {
  return filesBelow(staticDir).flatMap((file) =>
    index.test(file) ? [`/${file.replace(index, "$1")}`, `/${file}`] : [`/${file}`],
  );
}
