import { stringOf } from "../../data";
import { docusaurusMessages } from "../../messages/messages";
import type { Notes } from "../../notes";
import type { SiteParts } from "../config/site-parts";

/** Notes content outside the imported folder: `path: "../docs"`. */
export function noteOutside({ docs, blogs, pages }: SiteParts, file: string, notes: Notes): void {
  for (const { folder, options } of [...docs, ...blogs, ...pages]) {
    if (folder === null) notes.left({ file, found: stringOf(options.path) ?? "" }, docusaurusMessages.outside);
  }
}
